import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useState } from "react";
import type { TableView } from "../../../engine/free-table/view";
import type { To } from "../../../schemas/free-table";
import { count } from "../../state/count";
import { SearchInput } from "../../ui/fields/search-input";
import type { Size } from "../layout/rect";
import { useOnTable } from "./context";
import { besideGap, freePlace, type Place } from "./extent";
import { FreeFace } from "./free-face";
import { act } from "./free-table-store";
import styles from "./search-dialog.module.css";

interface Props {
  view: TableView;
  search: NonNullable<TableView["search"]>;
  card: Size;
  middle: Place;
}

/** A stack that is looked through: cards are chosen, and go where one says. The log says whether it was shuffled after. */
export function SearchDialog({ view, search, card, middle }: Props) {
  const { nameOf } = useOnTable();
  const [sought, setSought] = useState("");
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const words = sought.trim().toLowerCase();
  const found = search.cards.filter(({ card: id }) => nameOf(id).toLowerCase().includes(words));
  const picked = search.cards.filter(({ at }) => chosen.has(at)).map(({ at }) => at);
  const put = (to: To, up?: boolean): void => {
    setChosen(new Set());
    act({ type: "put", from: { pile: search.pile, at: picked }, to, ...(up !== undefined && { up }) });
  };
  const toggle = (at: number): void => {
    const next = new Set(chosen);
    if (!next.delete(at)) next.add(at);
    setChosen(next);
  };
  const close = (shuffle: boolean): void => act({ type: "close", shuffle });
  const pile = view.things.find((thing) => thing.id === search.pile);
  const whole = pile?.kind === "cards" ? pile.count : 0;
  const isWhole = picked.length === whole;
  const none = picked.length === 0;
  return (
    <Dialog open maxWidth="md" fullWidth onClose={() => close(false)} aria-labelledby="free-search">
      <DialogTitle id="free-search">
        {search.label ?? "Stack"}: {count(search.cards.length, "card")}
        {search.cards.length < whole && ` from the top of ${whole}`}
      </DialogTitle>
      <DialogContent className={styles.content ?? ""}>
        {search.cards.length > 6 && (
          <SearchInput label="Search by name" autoFocus value={sought} onChange={setSought} />
        )}
        <ul className={styles.faces}>
          {found.map(({ card: id, at }) => (
            <li key={at}>
              <button
                type="button"
                className={styles.card}
                aria-label={nameOf(id)}
                aria-pressed={chosen.has(at)}
                onClick={() => toggle(at)}
              >
                <FreeFace card={id} />
              </button>
            </li>
          ))}
        </ul>
        {found.length === 0 && <p className={styles.none}>No card here is called so.</p>}
      </DialogContent>
      <DialogActions className={styles.actions ?? ""}>
        <Button variant="contained" disabled={none} onClick={() => put({ hand: view.turn })}>
          Take into hand
        </Button>
        <Button
          variant="outlined"
          disabled={none}
          onClick={() => put({ ...freePlace(middle, view.things, card), turn: 0, step: card.width + besideGap }, true)}
        >
          Lay on the table
        </Button>
        <Button variant="outlined" disabled={none || isWhole} onClick={() => put({ pile: search.pile, end: "top" })}>
          To the top
        </Button>
        <Button variant="outlined" disabled={none || isWhole} onClick={() => put({ pile: search.pile, end: "bottom" })}>
          To the bottom
        </Button>
        <span className={styles.gap} />
        <Button onClick={() => close(true)}>Shuffle and close</Button>
        <Button onClick={() => close(false)}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
