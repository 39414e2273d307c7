import IconButton from "@mui/material/IconButton";
import { Eraser } from "lucide-react";
import { useMemo } from "react";
import { cardGame } from "../../../engine/games/registry";
import { schemaFor } from "../../../project/format";
import type { Column } from "../../../project/tables/columns";
import type { GameId } from "../../../schemas/game-id";
import { commonText, type ManyCard, type Wish, wordsOn } from "../../document/many-changes";
import { fieldsOf, type JsonSchema, schemaAt } from "../../document/schema-fields";
import { useSharedParts } from "../../document/use-card";
import { offersOf } from "../../form/controls/keywords";
import { withTags } from "../../form/controls/tags";
import { valuesInUse } from "../../form/controls/values-in-use";
import { currentProject } from "../../state/open-project";
import { ChoiceInput } from "../../ui/fields/choice-field";
import { Field } from "../../ui/fields/field";
import { TagsInput } from "../../ui/fields/tags-input";
import { TextInput } from "../../ui/fields/text-field";
import styles from "./many-dialog.module.css";

interface Props {
  game: GameId;
  column: Column;
  cards: readonly ManyCard[];
  wish: Wish | undefined;
  fault: string | undefined;
  onWish(wish: Wish | undefined): void;
}

/** One field of many cards: what they say stands in it in grey, until something else is wished. */
export function ManyField(props: Props) {
  const { game, column, cards, wish, fault } = props;
  const id = `many-${column.name}`;
  const isWords = column.kind === "list" || column.name === "keywords";
  const place = schemaAt(schemaFor("card", game) as JsonSchema, column.at);
  const common = commonText(cards, column);
  return (
    <Field
      id={id}
      label={column.title}
      fault={fault}
      isGroup={isWords}
      note={wish?.kind === "empty" ? "Emptied on all of them" : undefined}
    >
      {isWords ? (
        <Words {...props} id={id} />
      ) : (
        <div className={styles.field}>
          <Input {...props} id={id} common={common} />
          {place?.optional && (
            <IconButton
              size="small"
              aria-label={`Empty ${column.title} on all of them`}
              aria-pressed={wish?.kind === "empty"}
              onClick={() => props.onWish(wish?.kind === "empty" ? undefined : { kind: "empty" })}
            >
              <Eraser size={16} aria-hidden />
            </IconButton>
          )}
        </div>
      )}
    </Field>
  );
}

function Input({ column, wish, fault, common, id, onWish }: Props & { id: string; common: string | undefined }) {
  const text = wish?.kind === "write" ? wish.text : "";
  const placeholder = common ?? "mixed";
  const write = (next: string) => onWish(next === "" ? undefined : { kind: "write", text: next });
  if (column.kind !== "choice" && column.kind !== "flag")
    return (
      <TextInput
        compact
        id={id}
        value={text}
        placeholder={placeholder}
        invalid={fault !== undefined}
        onChange={write}
      />
    );
  const choices = column.kind === "flag" ? ["yes", "no"] : column.choices.map((one) => column.labels[one] ?? one);
  return (
    <ChoiceInput
      compact
      id={id}
      labelledBy={`${id}-label`}
      value={text}
      placeholder={placeholder}
      options={[
        { value: "", label: common === "" ? "empty, as it is" : `${common ?? "mixed"}, as it is` },
        ...choices.map((value) => ({ value, label: value })),
      ]}
      onChange={write}
    />
  );
}

function Words(props: Props & { id: string }) {
  return props.column.kind === "list" ? <ListWords {...props} /> : <KeywordWords {...props} />;
}

function ListWords({ column, cards, wish, onWish, id }: Props & { id: string }) {
  const { add, remove } = wish?.kind === "list" ? wish : { add: [], remove: [] };
  const known = useMemo(
    () => (column.choices.length > 0 ? column.choices : valuesInUse(currentProject().files, column.at)),
    [column],
  );
  const set = (next: { add?: readonly string[]; remove?: readonly string[] }) => {
    const both = { add, remove, ...next };
    onWish(both.add.length + both.remove.length === 0 ? undefined : { kind: "list", ...both });
  };
  return (
    <AddAndRemove
      id={id}
      title={column.title}
      add={add}
      remove={remove}
      known={known}
      there={wordsOn(cards, column)}
      onAdd={(next) => set({ add: next })}
      onRemove={(next) => set({ remove: next })}
    />
  );
}

/** “Poison 2” is the keyword Poison with a 2. */
function KeywordWords({ game, column, cards, wish, onWish, id }: Props & { id: string }) {
  const parts = useSharedParts();
  const field = fieldsOf(schemaFor("card", game) as JsonSchema).find(({ pointer }) => pointer === column.at)!;
  const offers = useMemo(() => offersOf(field, cardGame(game), parts), [field, game, parts]);
  const { add, remove } = wish?.kind === "record" ? wish : { add: {}, remove: [] };
  const nameOf = (key: string) => offers.find((offer) => offer.id === key)?.name ?? key;
  const told = Object.entries(add).map(([key, n]) => (typeof n === "number" ? `${nameOf(key)} ${n}` : nameOf(key)));
  const taken = (words: readonly string[]): Record<string, unknown> =>
    Object.fromEntries(
      words.flatMap((word) => {
        const [, name = word, n] = /^(.*?)\s*(\d+)?$/.exec(word.trim()) ?? [];
        const offer = offers.find((one) => one.name.toLowerCase() === name.toLowerCase() || one.id === name);
        return offer ? [[offer.id, n !== undefined && typeof offer.usual === "number" ? Number(n) : offer.usual]] : [];
      }),
    );
  const set = (next: { add?: Record<string, unknown>; remove?: readonly string[] }) => {
    const both = { add, remove, ...next };
    const isNothing = Object.keys(both.add).length + both.remove.length === 0;
    onWish(isNothing ? undefined : { kind: "record", ...both });
  };
  const there = wordsOn(cards, column);
  return (
    <AddAndRemove
      id={id}
      title={column.title}
      add={told}
      remove={remove.map(nameOf)}
      known={offers.map(({ name }) => name)}
      there={there.map(nameOf)}
      onAdd={(words) => set({ add: taken(words) })}
      onRemove={(words) => set({ remove: there.filter((key) => words.includes(nameOf(key))) })}
    />
  );
}

interface BothProps {
  id: string;
  title: string;
  add: readonly string[];
  remove: readonly string[];
  known: readonly string[];
  there: readonly string[];
  onAdd(words: readonly string[]): void;
  onRemove(words: readonly string[]): void;
}

function AddAndRemove({ id, title, add, remove, known, there, onAdd, onRemove }: BothProps) {
  const nothing = () => undefined;
  return (
    <div className={styles.words}>
      <TagsInput
        id={id}
        label={`Add to ${title}`}
        placeholder="Add"
        value={add}
        known={known}
        onAdd={(text) => onAdd(withTags(add, text))}
        onChange={onAdd}
        onFocus={nothing}
      />
      <TagsInput
        id={`${id}-out`}
        label={`Take out of ${title}`}
        placeholder="Take out"
        value={remove}
        known={there}
        onAdd={(text) => onRemove(withTags(remove, text).filter((word) => there.includes(word)))}
        onChange={(words) => onRemove(words.filter((word) => there.includes(word)))}
        onFocus={nothing}
      />
    </div>
  );
}
