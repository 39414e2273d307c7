import { useId, useState } from "react";
import { hasRights } from "../../schemas/licences";
import { sharpness } from "../form/art/art-window";
import { pictureName } from "../form/art/known-pictures";
import { count } from "../state/count";
import { CheckInput } from "../ui/fields/check-field";
import type { AssetRow } from "./asset-rows";
import styles from "./assets.module.css";
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
  const used = cards.length === 0 ? "On no card" : cards.length === 1 ? cards[0] : count(cards.length, "card");
  return (
    <li className={styles.line} style={{ transform: `translateY(${start}px)` }} data-chosen={isChosen || undefined}>
      <CheckInput value={isChosen} labelledBy={id} onChange={onToggle} />
      <button type="button" className={styles.open} onClick={onOpen}>
        <span className={styles.thumbnail}>
          {thumbnail && <img src={`data:image/webp;base64,${thumbnail.base64}`} alt="" draggable={false} />}
        </span>
        <span className={styles.words}>
          <span id={id} className={styles.name}>
            {pictureName(path)}
          </span>
          <span className={styles.about} data-wrong={isCoarse || isMissing || undefined}>
            {isMissing ? "There is no such file" : words}
            {twins.length > 0 && ` · the same as ${twins.map(pictureName).join(", ")}`}
            {alike.length > 0 && ` · looks like ${alike.map(pictureName).join(", ")}`}
          </span>
        </span>
        <span className={styles.words}>
          <span className={styles.about} data-muted={cards.length === 0 || undefined}>
            {used}
          </span>
        </span>
        <span className={styles.words}>
          <span className={styles.about}>{credits.author ?? ""}</span>
          <span className={styles.about} data-muted={!hasRights(credits.licence) || undefined}>
            {credits.licence ?? (cards.length === 0 ? "" : "Rights unknown")}
          </span>
        </span>
      </button>
    </li>
  );
}
