import { useId, useState } from "react";
import { hasRights } from "../../schemas/licences";
import { sharpness } from "../form/art/art-window";
import { pictureName } from "../form/art/known-pictures";
import { count } from "../state/count";
import { CheckInput } from "../ui/fields/check-field";
import type { AssetRow } from "./asset-rows";
import styles from "./assets.module.css";
import { ShelfWords } from "./shelf-line";
import { usePrintWindow } from "./use-print-window";
import { useThumbnail } from "./use-thumbnail";

interface Props {
  row: AssetRow;
  start: number;
  isChosen: boolean;
  /** The list is on its way past: pictures come once it rests. */
  isPassing: boolean;
  onToggle(): void;
  onOpen(): void;
}

export function AssetLine({ row, start, isChosen, isPassing, onToggle, onOpen }: Props) {
  const { path, version, cards, ids, credits, isMissing, twins, alike } = row;
  const id = useId();
  const [rested, setRested] = useState(false);
  if (!isPassing && !rested) setRested(true);
  const thumbnail = useThumbnail(path, rested && !isMissing ? version : undefined);
  const { window, art } = usePrintWindow(rested ? ids[0] : undefined);
  const { words, isCoarse } = sharpness(path, thumbnail ?? undefined, window, art);
  const used = cards.length === 1 ? cards[0]! : cards.length === 0 ? "On no card" : count(cards.length, "card");
  return (
    <li className={styles.line} style={{ transform: `translateY(${start}px)` }} data-chosen={isChosen || undefined}>
      <CheckInput value={isChosen} labelledBy={id} onChange={onToggle} />
      <ShelfWords
        lead={thumbnail && <img src={`data:image/webp;base64,${thumbnail.base64}`} alt="" draggable={false} />}
        name={pictureName(path)}
        nameId={id}
        about={
          <>
            {isMissing ? "There is no such file" : words}
            {twins.length > 0 && ` · the same as ${twins.map(pictureName).join(", ")}`}
            {alike.length > 0 && ` · looks like ${alike.map(pictureName).join(", ")}`}
          </>
        }
        isWrong={isCoarse || isMissing}
        used={used}
        isUnused={cards.length === 0}
        author={credits.author ?? ""}
        licence={credits.licence ?? (cards.length === 0 ? "" : "Rights unknown")}
        isWithoutRights={!hasRights(credits.licence)}
        onOpen={onOpen}
      />
    </li>
  );
}
