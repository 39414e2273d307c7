import { useEffect, useMemo, useState } from "react";
import { createCard } from "../../project/commands";
import { schemaFor } from "../../project/format";
import { newCardOf } from "../../project/new-card";
import { cardIdOf } from "../../project/paths";
import type { GameId } from "../../schemas/game-id";
import { isRecord, type Pointer, withValueAt } from "../../schemas/json-pointer";
import { type JsonSchema, valueLabel } from "../document/schema-fields";
import { valuesInUse } from "../form/controls/values-in-use";
import { openCard } from "../state/jump";
import { gameOf } from "../state/manifest";
import { currentProject, runEdit } from "../state/open-project";
import { readStarter } from "../state/starter-files";
import { closeDialog, type NewCardBegins } from "../state/ui-store";
import { ChoiceField } from "../ui/fields/choice-field";
import { TextField } from "../ui/fields/text-field";
import { FormDialog } from "../ui/form-dialog";
import { beginningOf, belongingFieldOf, kindFieldOf, patternsNamed } from "./new-card";

interface Props {
  /** What it is from the start, besides. */
  begins?: readonly NewCardBegins[] | undefined;
}

export function NewCardDialog(props: Props) {
  const game = gameOf(currentProject());
  return game ? <OfGame id={game} {...props} /> : null;
}

/** A name, what kind of card it is and whose, or which card it begins as; everything else happens on the card itself. */
function OfGame({ id, begins = [] }: Props & { id: GameId }) {
  const schema = schemaFor("card", id) as JsonSchema;
  const usual = useMemo(() => newCardOf(currentProject().files, id, "") as Record<string, unknown>, [id]);
  const kindField = kindFieldOf(schema);
  const [name, setName] = useState("");
  const beginning = (pointer: Pointer | undefined) => begins.find(({ at }) => at === pointer)?.value;
  const [kind, setKind] = useState(() =>
    kindField ? String(beginning(kindField.pointer) ?? usual[kindField.key]) : "",
  );
  const belongsTo = belongingFieldOf(schema, kindField, kind);
  const [belongs, setBelongs] = useState(() => String(beginning(belongsTo?.pointer) ?? wordAt(usual, belongsTo?.key)));
  const known = useMemo(() => (belongsTo ? valuesInUse(currentProject().files, belongsTo.pointer) : []), [belongsTo]);
  const { like, setLike, patterns, pattern } = usePatterns(id);

  const chooseLike = (next: string) => {
    const chosen = setLike(next);
    if (!chosen) return;
    if (kindField) setKind(String(chosen.card[kindField.key]));
    const field = belongingFieldOf(schema, kindField, kindField ? String(chosen.card[kindField.key]) : "");
    setBelongs(wordAt(chosen.card, field?.key));
  };
  const isUnknown = like.trim() !== "" && !pattern;
  const create = () => {
    const { files, open } = currentProject();
    const plain = beginningOf(schema, {
      name: name.trim(),
      plain: usual,
      like: pattern,
      kind: kindField && { field: kindField, value: kind },
      belongs: belongsTo && { field: belongsTo, value: belongs },
      pictures: new Set(open?.assets.map(({ path }) => path)),
    });
    const asked = begins.filter(({ at }) => at !== kindField?.pointer && at !== belongsTo?.pointer);
    const card = asked.reduce<object>((made, { at, value }) => withValueAt(made, at, value) as object, plain);
    const edit = createCard(files, id, name.trim(), card);
    closeDialog();
    const made = edit.path === undefined ? undefined : cardIdOf(edit.path);
    if (runEdit(edit) && made !== undefined) openCard(made);
  };
  return (
    <FormDialog
      title="New card"
      action="Create"
      disabled={name.trim() === "" || isUnknown}
      onClose={closeDialog}
      onSubmit={create}
    >
      <TextField
        label="Name"
        id="new-card-name"
        autoFocus
        value={name}
        onChange={setName}
        note={
          begins.length === 0
            ? "You can change it at any time."
            : `Begins with ${new Intl.ListFormat("en-GB").format(begins.map(({ words }) => words))}.`
        }
        maxLength={80}
      />
      {kindField && (
        <ChoiceField
          label={kindField.title}
          id="new-card-kind"
          value={kind}
          options={(kindField.schema.enum ?? []).map((value) => ({
            value: String(value),
            label: valueLabel(kindField.schema, value),
          }))}
          onChange={setKind}
        />
      )}
      {belongsTo && (
        <TextField
          label={belongsTo.title}
          id="new-card-belongs"
          value={belongs}
          known={known}
          onChange={setBelongs}
          note="Of the set, or a new one."
          maxLength={belongsTo.schema.maxLength}
        />
      )}
      <TextField
        label="Like this one"
        id="new-card-like"
        value={like}
        known={patterns.map((one) => ({ value: one.name, label: one.from }))}
        onChange={chooseLike}
        note="Begins as a copy of that card; left empty, as a plain one."
        fault={isUnknown ? "No card of the set or the sample set is called that." : undefined}
      />
    </FormDialog>
  );
}

const wordAt = (card: unknown, key: string | undefined): string => {
  const word = isRecord(card) && key !== undefined ? card[key] : undefined;
  return typeof word === "string" ? word : "";
};

/** Cards that the new one may begin as: of the set, then of the game's sample set. */
function usePatterns(game: GameId) {
  const [like, setText] = useState("");
  const [sample, setSample] = useState<readonly (readonly [string, string])[]>([]);
  useEffect(() => {
    let isOpen = true;
    readStarter(game).then((files) => {
      if (isOpen) setSample(files.map(({ path, text }) => [path, text]));
    });
    return () => {
      isOpen = false;
    };
  }, [game]);
  const found = (sought: string) =>
    patternsNamed(sought, [
      { from: "this set", files: currentProject().files },
      { from: "sample set", files: sample },
    ]);
  const called = (text: string, among: ReturnType<typeof found>) =>
    among.find((one) => one.name.toLowerCase() === text.trim().toLowerCase());
  const patterns = found(like);
  const setLike = (next: string) => {
    setText(next);
    return called(next, found(next));
  };
  return { like, setLike, patterns, pattern: called(like, patterns) };
}
