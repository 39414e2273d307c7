import { AlignJustify, GalleryVertical, Rows3 } from "lucide-react";
import { memo } from "react";
import { costName, type PileOrder } from "../../../project/deck-piles";
import { gameOf } from "../../state/manifest";
import { useProject } from "../../state/open-project";
import { Toggles } from "../../ui/fields/toggles";
import { LeaderSlot } from "../leader/leader-slot";
import styles from "./board.module.css";

export type BoardLook = "faces" | "rows" | "text";

interface Props {
  deckId: string;
  look: BoardLook;
  order: PileOrder;
  onLook(look: BoardLook): void;
  onOrder(order: PileOrder): void;
}

/** How the cards of the deck lie. */
export const BoardBar = memo(function BoardBar({ deckId, look, order, onLook, onOrder }: Props) {
  return (
    <div className={styles.bar}>
      <LeaderSlot deckId={deckId} />
      <Toggles<PileOrder>
        fit
        label="In piles by"
        value={order}
        options={[
          { value: "cost", label: costName(useProject(gameOf)!) },
          { value: "type", label: "Kind" },
          { value: "copies", label: "Copies" },
          { value: "hand", label: "By hand" },
        ]}
        onChange={onOrder}
      />
      <Toggles<BoardLook>
        compact
        label="Cards as"
        value={look}
        options={[
          { value: "faces", label: "As faces", icon: GalleryVertical },
          { value: "rows", label: "As rows", icon: Rows3 },
          { value: "text", label: "As text", icon: AlignJustify },
        ]}
        onChange={onLook}
      />
    </div>
  );
});
