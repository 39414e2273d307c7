import { ArrowDownUp } from "lucide-react";
import type { SheetColumn } from "../../project/sheet/sheet-columns";
import type { GameId } from "../../schemas/game-id";
import { gameOf } from "../state/manifest";
import { useProject } from "../state/open-project";
import { ChoiceInput, type Choosable } from "../ui/fields/choice-field";
import { Field } from "../ui/fields/field";
import { Toggles } from "../ui/fields/toggles";
import { PanelButton } from "./panel-button";
import styles from "./set-room.module.css";
import { useSheetColumns } from "./sheet/use-sheet-layout";
import { type Arrangement, useArrangement } from "./use-arrangement";

/** In which order cards lie, and in which groups. */
export function ArrangeButton() {
  const game = useProject(gameOf);
  return game ? <OfGame game={game} /> : null;
}

function OfGame({ game }: { game: GameId }) {
  const [arrangement, arrange] = useArrangement();
  const { sort, group } = arrangement;
  return (
    <PanelButton label="Sort and group" icon={ArrowDownUp} isSet={Boolean(sort || group)}>
      <Arranging game={game} arrangement={arrangement} arrange={arrange} />
    </PanelButton>
  );
}

interface Props {
  game: GameId;
  arrangement: Arrangement;
  arrange(next: Partial<Arrangement>): void;
}

const sections = { field: "Fields of cards", derived: "What follows from them", own: "Numbers of your own" };
const sectionOf = ({ field, own }: SheetColumn): keyof typeof sections =>
  field ? "field" : own === undefined ? "derived" : "own";

function Arranging({ game, arrangement: { sort, group }, arrange }: Props) {
  const columns = useSheetColumns(game).filter(
    ({ field, name }) => field?.kind !== "data" && !/^art\.(focus|tint)/.test(name),
  );
  const options = (none: string): Choosable[] => [
    { value: "", label: none },
    ...columns.map((column) => ({ value: column.name, label: column.title, group: sections[sectionOf(column)] })),
  ];
  return (
    <div className={styles.arranging}>
      <Field id="sort-by" label="Sort by">
        <ChoiceInput
          id="sort-by"
          labelledBy="sort-by-label"
          value={sort?.column ?? ""}
          options={options("File name")}
          onChange={(column) =>
            arrange({ sort: column === "" ? null : { column, descending: sort?.descending ?? false } })
          }
        />
      </Field>
      {sort && (
        <Toggles
          label="Direction"
          value={sort.descending ? "down" : "up"}
          options={[
            { value: "up", label: "Rising" },
            { value: "down", label: "Falling" },
          ]}
          onChange={(way) => arrange({ sort: { ...sort, descending: way === "down" } })}
        />
      )}
      <Field id="group-by" label="Group by">
        <ChoiceInput
          id="group-by"
          labelledBy="group-by-label"
          value={group ?? ""}
          options={options("Nothing")}
          onChange={(column) => arrange({ group: column || null })}
        />
      </Field>
    </div>
  );
}
