import { useState } from "react";
import { assetAddress } from "../../press/asset-address";
import { usePictureSize } from "../../press/picture-sizes";
import { count } from "../../state/count";
import { type ArtWindow, sharpness } from "./art-window";
import { type KnownPicture, pictureName } from "./known-pictures";
import styles from "./picture-library.module.css";

interface Props {
  id: string;
  picture: KnownPicture;
  window: ArtWindow | undefined;
  isChosen: boolean;
  isActive: boolean;
  /** The list is on its way past: pictures come once it rests. */
  isPassing: boolean;
  /** Of how many, and which. */
  position: number;
  total: number;
  onChoose(): void;
}

/** A picture as its file has it, how sharp it is on the card, and where it is used. */
export function PictureTile({ id, picture, window, isChosen, isActive, isPassing, position, total, onChoose }: Props) {
  const { path, cards } = picture;
  const href = assetAddress(picture);
  const [rested, setRested] = useState(false);
  if (!isPassing && !rested) setRested(true);
  const { words, isCoarse } = sharpness(path, usePictureSize(rested ? href : undefined), window);
  const used = cards.length === 0 ? "Not used" : usedOn(cards);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the list around it.
    <div
      id={id}
      role="option"
      tabIndex={-1}
      className={styles.tile}
      aria-selected={isChosen}
      aria-setsize={total}
      aria-posinset={position}
      title={`${pictureName(path)}\n${cards.length === 0 ? "On no card" : cards.join(", ")}`}
      data-active={isActive || undefined}
      onClick={onChoose}
    >
      <span className={styles.thumbnail}>{rested && <img src={href} alt="" decoding="async" draggable={false} />}</span>
      <span className={styles.name}>{pictureName(path)}</span>
      <span className={styles.about} data-coarse={isCoarse || undefined}>
        {words}
      </span>
      <span className={styles.about} data-unused={cards.length === 0 || undefined}>
        {used}
      </span>
    </div>
  );
}

/** “Attack, Profit”, “Attack and 4 others”. */
const usedOn = ([first = "", ...others]: readonly string[]): string =>
  others.length < 2 ? [first, ...others].join(", ") : `${first} and ${count(others.length, "other")}`;
