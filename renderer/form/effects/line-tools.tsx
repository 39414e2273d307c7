import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { Ellipsis, ListPlus } from "lucide-react";
import { useState } from "react";
import { addAfter, duplicate, type Edit, move, remove } from "../../../engine/words/edits";
import type { Line } from "../../../engine/words/lines";
import { tell } from "../../state/notices";
import { useBuilder } from "./builder";
import styles from "./effects.module.css";
import { copiedText } from "./line-hands";
import { Tool } from "./tool";

/** What can be done with the effect of a line, at the line's end: nothing of the sentence is ever covered. */
export function LineTools({ line: { place } }: { line: Line }) {
  const { root, disabled, edit } = useBuilder();
  const [anchor, setAnchor] = useState<Element | null>(null);
  const name = place.word?.about.name ?? "this effect";
  const choices: Readonly<Record<string, Edit | undefined>> = {
    "Move up": move(root, place, -1),
    "Move down": move(root, place, 1),
    Duplicate: duplicate(root, place),
    Remove: remove(root, place),
  };
  return (
    <span className={styles.lineTools} data-active={anchor !== null || undefined}>
      <Tool
        label={`Add an effect after “${name}”`}
        icon={ListPlus}
        disabled={disabled}
        onClick={() => edit(addAfter(root, place))}
      />
      <Tool
        label={`More for “${name}”`}
        icon={Ellipsis}
        disabled={disabled}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem
          onClick={() => {
            setAnchor(null);
            const message = `Copied “${name}”. Ctrl+V puts it after a line that has the keyboard.`;
            void navigator.clipboard.writeText(copiedText(place)).then(() => tell({ tone: "good", message }));
          }}
        >
          Copy
        </MenuItem>
        {Object.entries(choices).map(([label, choice]) => (
          <MenuItem
            key={label}
            disabled={choice === undefined}
            onClick={() => {
              setAnchor(null);
              edit(choice);
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </span>
  );
}
