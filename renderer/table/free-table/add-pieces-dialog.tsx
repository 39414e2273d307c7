import Button from "@mui/material/Button";
import type { TableView } from "../../../engine/free-table/view";
import { EmptyNote } from "../../ui/empty-state";
import { ViewDialog } from "../../ui/view-dialog";
import styles from "./add-pieces-dialog.module.css";
import { useOnTable } from "./context";
import { freePlace, type Place } from "./extent";
import { act, currentTable, selectThings } from "./free-table-store";
import { pieceKey, type TablePiece } from "./game-pieces";
import { PieceLook } from "./piece-look";

interface Props {
  view: TableView;
  middle: Place;
  onClose(): void;
}

/** The pieces of the game and of the project: each click puts one on the table. */
export function AddPiecesDialog({ view, middle, onClose }: Props) {
  const { pieces, card } = useOnTable();
  const add = ({ piece, variant, label, width, height, round }: TablePiece) => {
    const place = freePlace(middle, view.things, card, { width, height });
    act({ type: "add", things: [{ kind: "piece", ...place, turn: 0, piece, variant, label, width, height, round }] });
    selectThings([(currentTable()?.next ?? 1) - 1]);
  };
  return (
    <ViewDialog title="Pieces of the game" onClose={onClose}>
      {pieces?.size === 0 && <EmptyNote>This game prints no pieces of its own.</EmptyNote>}
      <ul className={styles.pieces} aria-label="Pieces">
        {[...(pieces?.values() ?? [])].map((piece) => (
          <li key={pieceKey(piece)}>
            <Button className={styles.piece ?? ""} variant="outlined" onClick={() => add(piece)}>
              <span className={styles.look} aria-hidden>
                <span style={{ width: `${100 * Math.min(1, piece.width / piece.height)}%` }}>
                  <PieceLook piece={piece} label="" />
                </span>
              </span>
              <span className={styles.name}>{piece.label}</span>
            </Button>
          </li>
        ))}
      </ul>
    </ViewDialog>
  );
}
