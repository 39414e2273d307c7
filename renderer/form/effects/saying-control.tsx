import Button from "@mui/material/Button";
import { Plus } from "lucide-react";
import { type ClipboardEvent, useMemo, useState } from "react";
import type { Lexicon } from "../../../engine/core/lexicon";
import type { Json } from "../../../engine/core/vocabulary";
import { beginning } from "../../../engine/words/new-word";
import type { SlotSchema } from "../../../engine/words/place";
import { isWithin, joinPointer } from "../../../schemas/json-pointer";
import { fieldsOf, isShown } from "../../document/schema-fields";
import { tell } from "../../state/notices";
import { currentPlace } from "../../state/place";
import { showDialog } from "../../state/ui-store";
import { useLatest } from "../../ui/use-latest";
import { type ControlProps, inputId, useForm } from "../controls/control";
import { FieldFrame } from "../controls/field-frame";
import { problemsWithin } from "../controls/field-view";
import { JsonControl } from "../controls/json-control";
import { AbilityBlock, type AbilityHands } from "./ability-block";
import { AsOnAnother } from "./as-on-another";
import { useDocument } from "./document-context";
import styles from "./effects.module.css";
import { InWords } from "./in-words";
import { readPasted } from "./line-hands";
import { useSchemaHere } from "./names";
import { isSaidSo } from "./said-before";

/** What a card does, as sentences: one of them, or a list. */
export function SayingControl(props: ControlProps) {
  const { game } = useForm();
  const isMisplaced = props.field.schema.type === "array" && props.value !== undefined && !Array.isArray(props.value);
  return game.lexicon && !isMisplaced ? <Sayings {...props} lexicon={game.lexicon} /> : <JsonControl {...props} />;
}

/** The card in the editor, if what it says here could be a keyword that it takes. */
function useKeywordTaker({ pointer }: ControlProps["field"]): string | undefined {
  const { schema } = useForm();
  const document = useDocument();
  const { name, item } = currentPlace();
  const takes = fieldsOf(schema).find(({ control }) => control === "keywords");
  return pointer === "/abilities" && name === "set" && takes && isShown(takes, document) ? item : undefined;
}

function Sayings({ field, value, problems, lexicon }: ControlProps & { lexicon: Lexicon }) {
  const { game, change, disabled } = useForm();
  const [isTyping, setTyping] = useState(false);
  const [isCopying, setCopying] = useState(false);
  const [begun, setBegun] = useState<number>();
  const schema = field.schema as SlotSchema;
  const { maxItems = Number.POSITIVE_INFINITY, items } = schema;
  const isList = schema.type === "array" && items !== undefined;
  const one = useSchemaHere(isList ? (items as SlotSchema) : schema);
  const name = (one.title ?? field.title).toLowerCase();
  const sayings = isList ? ((value ?? []) as readonly Json[]) : value === undefined ? [] : [value as Json];
  const pointerOf = (index: number): string => (isList ? joinPointer(field.pointer, index) : field.pointer);
  const own = problems.filter(({ where }) => !sayings.some((_, n) => isWithin(where.field ?? "", pointerOf(n))));
  const card = useKeywordTaker(field);
  const begin = (): Json => beginning(lexicon, one);
  const latest = useLatest({ change, field, isList, sayings, card, name });
  const hands = useMemo<AbilityHands>(() => {
    const changeList = (next: readonly Json[]): void => latest.current.change(latest.current.field.pointer, next);
    return {
      begun: () => setBegun(undefined),
      remove(index) {
        const { change, field, isList, sayings } = latest.current;
        change(field.pointer, isList ? sayings.toSpliced(index, 1) : undefined);
      },
      duplicate(index) {
        const { sayings } = latest.current;
        changeList(sayings.toSpliced(index + 1, 0, sayings[index]!));
      },
      copy(index) {
        const { name, sayings } = latest.current;
        const message = `Copied the ${name}. Ctrl+V puts it among others that have the keyboard.`;
        void navigator.clipboard.writeText(JSON.stringify(sayings[index])).then(() => tell({ tone: "good", message }));
      },
      move(index, by) {
        const { sayings } = latest.current;
        const to = index + by;
        if (to >= 0 && to < sayings.length) changeList(sayings.toSpliced(index, 1).toSpliced(to, 0, sayings[index]!));
      },
      makeKeyword(index) {
        const { card } = latest.current;
        if (card !== undefined) showDialog({ kind: "ability-keyword", card, index });
      },
    };
  }, []);
  /** After the one that has the keyboard, or else as the last. */
  const paste = (event: ClipboardEvent<HTMLElement>) => {
    const pasted = readPasted(event.clipboardData.getData("text/plain"));
    const isElsewhere = !event.currentTarget.contains(event.target as Node);
    const isFull = disabled || (isList ? sayings.length >= maxItems : value !== undefined);
    if (event.defaultPrevented || isElsewhere || isFull || pasted === undefined || !isSaidSo(pasted, game, one)) return;
    event.preventDefault();
    const held = (event.target as Element).closest<HTMLElement>("[data-saying]")?.dataset["saying"];
    const index = sayings.findIndex((_, n) => pointerOf(n) === held) + 1 || sayings.length;
    change(field.pointer, isList ? sayings.toSpliced(index, 0, pasted) : pasted);
  };
  return (
    <FieldFrame field={field} problems={own} isGroup>
      <div className={styles.sayings} onPaste={paste}>
        {sayings.map((saying, index) => (
          <AbilityBlock
            // biome-ignore lint/suspicious/noArrayIndexKey: entries of a file have no other identity.
            key={index}
            lexicon={lexicon}
            schema={one}
            value={saying}
            at={pointerOf(index)}
            name={isList ? `${name} ${index + 1}` : name}
            isNew={begun === index}
            problems={problemsWithin(problems, pointerOf(index))}
            index={index}
            hands={hands}
            can={{
              duplicate: isList && sayings.length < maxItems,
              move: isList && sayings.length > 1,
              makeKeyword: card !== undefined,
            }}
          />
        ))}
        {(isList || value === undefined) && (
          <div className={styles.adding}>
            <Button
              id={inputId(field.pointer)}
              size="small"
              variant="outlined"
              startIcon={<Plus strokeWidth={1.75} />}
              disabled={disabled || sayings.length >= maxItems}
              onClick={() => {
                setBegun(sayings.length);
                change(field.pointer, isList ? [...sayings, begin()] : begin());
              }}
            >
              {isList ? `Add ${/^[aeiou]/.test(name) ? "an" : "a"} ${name}` : `Say ${name}`}
            </Button>
            <Button size="small" disabled={disabled || sayings.length >= maxItems} onClick={() => setTyping(true)}>
              In words…
            </Button>
            <Button size="small" disabled={disabled || sayings.length >= maxItems} onClick={() => setCopying(true)}>
              As on another card…
            </Button>
          </div>
        )}
        {isTyping && (
          <InWords
            what={name}
            at={pointerOf(sayings.length)}
            onChoose={(said) => {
              setTyping(false);
              change(field.pointer, isList ? [...sayings, said] : said);
            }}
            onClose={() => setTyping(false)}
          />
        )}
        {isCopying && (
          <AsOnAnother
            what={name}
            schema={one}
            onChoose={(said) => {
              setCopying(false);
              change(field.pointer, isList ? [...sayings, said] : said);
            }}
            onClose={() => setCopying(false)}
          />
        )}
      </div>
    </FieldFrame>
  );
}
