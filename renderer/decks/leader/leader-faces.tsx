import { cardPath } from "../../../project/paths";
import { nameIn } from "../../../project/quick-name";
import { CardFace } from "../../press/card-face";
import { currentProject } from "../../state/open-project";
import styles from "./leader.module.css";
import type { Leaders } from "./use-leaders";

interface Props {
  leaders: Leaders;
  value: string | undefined;
  onChange(id: string): void;
  /** A click on one, which says that it is meant. */
  onPick?(id: string): void;
}

/** What a deck can be built around, to be chosen by its face. */
export function LeaderFaces({ leaders: { word, ids }, value, onChange, onPick }: Props) {
  return (
    <fieldset className={styles.faces}>
      <legend>Built around which {word}?</legend>
      {ids.map((id) => {
        const name = nameIn(currentProject().files.get(cardPath(id)) ?? "") ?? id;
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys go through the boxes, and choose with Enter.
          <label
            key={id}
            onClick={({ target }) => {
              // The click that a label makes of it on its box, and that of an arrow key, are none of the hand.
              if (!(target instanceof HTMLInputElement)) onPick?.(id);
            }}
          >
            <input type="radio" name="leader" aria-label={name} checked={value === id} onChange={() => onChange(id)} />
            <CardFace cardId={id} />
          </label>
        );
      })}
    </fieldset>
  );
}
