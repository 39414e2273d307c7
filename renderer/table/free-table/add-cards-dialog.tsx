import { useMemo, useState } from "react";
import { cardIdOf } from "../../../project/paths";
import { useProject } from "../../state/open-project";
import { EmptyNote } from "../../ui/empty-state";
import { CheckField } from "../../ui/fields/check-field";
import { Counter } from "../../ui/fields/counter";
import { SearchInput } from "../../ui/fields/search-input";
import { FormDialog } from "../../ui/form-dialog";
import { Row, RowList } from "../../ui/row";
import { useOnTable } from "./context";
import type { Place } from "./extent";
import { act } from "./free-table-store";

/** So many are listed at once. */
const mostListed = 40;

/** Cards of the set, finished or not, as one stack. */
export function AddCardsDialog({ place, onClose }: { place: Place; onClose(): void }) {
  const files = useProject((state) => state.files);
  const { nameOf } = useOnTable();
  const [sought, setSought] = useState("");
  const [up, setUp] = useState(true);
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  const all = useMemo(
    () =>
      [...files.keys()]
        .flatMap((path) => cardIdOf(path) ?? [])
        .sort((a, b) => nameOf(a).localeCompare(nameOf(b), "en", { numeric: true })),
    [files, nameOf],
  );
  const found = all.filter((id) => nameOf(id).toLowerCase().includes(sought.trim().toLowerCase()));
  const cards = all.flatMap((id) => Array.from({ length: counts[id] ?? 0 }, () => ({ card: id, up })));
  return (
    <FormDialog
      title="Cards of the set"
      action="Put them on the table"
      disabled={cards.length === 0}
      onClose={onClose}
      onSubmit={() => {
        onClose();
        act({ type: "add", things: [{ kind: "cards", ...place, turn: 0, cards }] });
      }}
    >
      <SearchInput label="Search by name" autoFocus value={sought} onChange={setSought} />
      {found.length === 0 && <EmptyNote>No card of the set is called so.</EmptyNote>}
      <RowList label="Cards">
        {found.slice(0, mostListed).map((id) => (
          <Row
            key={id}
            title={nameOf(id)}
            actions={
              <Counter
                compact
                id={`free-add-${id}`}
                label={nameOf(id)}
                value={counts[id] ?? 0}
                range={{ most: 99 }}
                onChange={(next) => setCounts({ ...counts, [id]: next })}
              />
            }
          />
        ))}
      </RowList>
      {found.length > mostListed && (
        <EmptyNote>{`${found.length - mostListed} more: type a part of the name.`}</EmptyNote>
      )}
      <CheckField id="free-add-up" label="Face up" value={up} onChange={setUp} />
    </FormDialog>
  );
}
