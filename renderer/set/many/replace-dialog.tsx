import { useDeferredValue, useMemo, useState } from "react";
import { cardPath } from "../../../project/paths";
import type { Files } from "../../../project/project-text";
import { type ColumnKind, columnsOf } from "../../../project/tables/columns";
import { cardAt } from "../../../project/whole-card";
import type { GameId } from "../../../schemas/game-id";
import { planCells } from "../../document/change-cells";
import { replacedCells } from "../../document/many-changes";
import { count } from "../../state/count";
import { gameOf } from "../../state/manifest";
import { currentProject, runEdit } from "../../state/open-project";
import { closeDialog } from "../../state/ui-store";
import { useCardIds } from "../../state/use-visible-cards";
import { CheckField } from "../../ui/fields/check-field";
import { ChoiceInput } from "../../ui/fields/choice-field";
import { Field } from "../../ui/fields/field";
import { TextField } from "../../ui/fields/text-field";
import { Toggles } from "../../ui/fields/toggles";
import { FormDialog } from "../../ui/form-dialog";
import { PlanView } from "./plan-view";

/** Text in the fields of cards, exchanged for another, after a look at what that would change. */
export function ReplaceDialog({ cards }: { cards: readonly string[] }) {
  const [{ files }] = useState(currentProject);
  const game = gameOf({ files });
  return game ? <OfGame game={game} files={files} chosen={cards} /> : null;
}

/** What people wrote; names of files and symbols are exchanged only where somebody asks for them. */
const isWords = (name: string, kind: ColumnKind): boolean =>
  (kind === "text" || kind === "list") && !/^art\.(file|icon|tint)/.test(name);

type Scope = "chosen" | "all";
const everywhere = { value: "", label: "All words" };

function OfGame({ game, files, chosen }: { game: GameId; files: Files; chosen: readonly string[] }) {
  const all = useCardIds();
  const [scope, setScope] = useState<Scope>(chosen.length > 1 ? "chosen" : "all");
  const [find, setFind] = useState("");
  const [put, setPut] = useState("");
  const [isExact, setExact] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const [within, setWithin] = useState("");
  const columns = useMemo(() => columnsOf(game).filter(({ kind }) => kind !== "data"), [game]);
  const sought = useDeferredValue(find);
  const plan = useMemo(() => {
    const ids = scope === "chosen" ? chosen : all;
    const cards = ids.flatMap((id) => {
      const card = cardAt<object>(files, cardPath(id), game);
      return card ? [{ id, card }] : [];
    });
    const asked = columns.filter(({ name, kind }) => (within === "" ? isWords(name, kind) : name === within));
    const cells = replacedCells(cards, asked, { find: sought, put, isExact, isWhole });
    return planCells(files, game, cells, (changed) => `Replace “${sought}” in ${count(changed.length, "cell")}`);
  }, [scope, chosen, all, files, game, columns, within, sought, put, isExact, isWhole]);
  return (
    <FormDialog
      wide
      title="Find and replace"
      action="Replace"
      disabled={plan.edit.changes.length === 0}
      onClose={closeDialog}
      onSubmit={() => {
        closeDialog();
        runEdit(plan.edit);
      }}
    >
      <TextField id="replace-find" label="Find" autoFocus value={find} onChange={setFind} />
      <TextField id="replace-put" label="Replace with" value={put} onChange={setPut} />
      <Field id="replace-within" label="In">
        <ChoiceInput
          id="replace-within"
          labelledBy="replace-within-label"
          value={within}
          options={[everywhere, ...columns.map(({ name, title }) => ({ value: name, label: title }))]}
          onChange={setWithin}
        />
      </Field>
      {chosen.length > 1 && (
        <Toggles<Scope>
          label="Which cards"
          value={scope}
          options={[
            { value: "chosen", label: count(chosen.length, "selected card") },
            { value: "all", label: "All cards" },
          ]}
          onChange={setScope}
        />
      )}
      <div style={{ display: "flex", gap: 16 }}>
        <CheckField id="replace-exact" label="Capitals count" value={isExact} onChange={setExact} />
        <CheckField id="replace-whole" label="Whole cells only" value={isWhole} onChange={setWhole} />
      </div>
      {find !== "" && <PlanView plan={plan} />}
    </FormDialog>
  );
}
