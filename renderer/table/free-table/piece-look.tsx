import { memo, useMemo } from "react";
import { FacePaper } from "../../press/card-face";
import { drawPiece, type TablePiece } from "./game-pieces";
import styles from "./thing.module.css";

/** A piece as it is printed; its name, while it can't be drawn. */
export const PieceLook = memo(function PieceLook({ piece, label }: { piece: TablePiece | undefined; label: string }) {
  const face = useMemo(() => piece && drawPiece(piece), [piece]);
  return face ? <FacePaper face={face} className={styles.printed} /> : <span>{label}</span>;
});
