import { joinPointer, type Pointer } from "../../../schemas/json-pointer";
import { ownValue } from "../../../schemas/own-value";
import type { Template } from "../../../schemas/template";
import { ColourInput } from "./colour-input";
import { Fold } from "./fold";
import styles from "./inspector.module.css";
import { useInspector } from "./inspector-context";

interface Props {
  palette: Template["palette"];
  instead: Template["palette"] | undefined;
  pointer: Pointer;
  /** In which case: “with little ink”. */
  when: string;
}

/** Other colours under the same names. The palette is written in hex, so a name that is chosen is written as what it stands for. */
export function PaletteOverrides({ palette, instead = {}, pointer, when }: Props) {
  const { change } = useInspector();
  const changed = Object.keys(instead).length;
  return (
    <Fold title="Colours" aside={changed === 0 ? "as usual" : `${changed} other`}>
      {Object.entries(palette).map(([name, hex]) => (
        <div key={name} className={styles.row}>
          <span className={styles.label}>{name}</span>
          <div className={styles.control}>
            <ColourInput
              label={`${name} ${when}`}
              value={instead[name]}
              placeholder={`as usual, ${hex}`}
              usual={hex}
              onChange={(colour, manner) => {
                const own = colour === undefined ? undefined : (ownValue(palette, colour) ?? colour);
                change(joinPointer(pointer, name), own, `${name} ${when}`, manner);
              }}
            />
          </div>
        </div>
      ))}
    </Fold>
  );
}
