import Button from "@mui/material/Button";
import { EyeOff } from "lucide-react";
import type { KeyboardEvent } from "react";
import styles from "./hand-over.module.css";

/** The keyboard stays here, or Enter would mean what lies beside the table; a key that was held down for something else takes nothing. */
function keepKeyboard(event: KeyboardEvent): void {
  if (event.key === "Tab" || event.repeat) event.preventDefault();
}

/** Lies over the whole table while the screen goes from one person to another. */
export function HandOver({ name, onTake }: { name: string; onTake(): void }) {
  return (
    <div
      className={styles.cover}
      role="dialog"
      aria-modal="true"
      aria-labelledby="hand-over"
      onKeyDown={keepKeyboard}
      onMouseDown={(event) => event.preventDefault()}
    >
      <EyeOff size={32} strokeWidth={1.5} aria-hidden />
      <h2 id="hand-over">Hand over to {name}</h2>
      <p>Hands stay covered until {name} is ready.</p>
      <Button variant="contained" size="large" autoFocus onClick={onTake}>
        I am {name}
      </Button>
    </div>
  );
}
