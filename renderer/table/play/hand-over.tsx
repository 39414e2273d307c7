import Button from "@mui/material/Button";
import { EyeOff } from "lucide-react";
import styles from "./hand-over.module.css";

/** Lies over the whole table while the screen goes from one person to another. */
export function HandOver({ name, onTake }: { name: string; onTake(): void }) {
  return (
    <div className={styles.cover} role="dialog" aria-modal="true" aria-labelledby="hand-over">
      <EyeOff size={32} strokeWidth={1.5} aria-hidden />
      <h2 id="hand-over">Hand over to {name}</h2>
      <p>Hands stay covered until {name} is ready.</p>
      <Button variant="contained" size="large" autoFocus onClick={onTake}>
        I am {name}
      </Button>
    </div>
  );
}
