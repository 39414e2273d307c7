import Button from "@mui/material/Button";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { tell } from "../state/notices";
import { starts } from "./choices";
import { choose, currentPrint } from "./print-memory";
import styles from "./print-room.module.css";

/** Ready-made settings. The ones that were there before are one click away. */
export function StartMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const apply = (index: number) => {
    setAnchor(null);
    const start = starts[index];
    if (!start) return;
    const before = currentPrint().settings;
    const cleared = Object.fromEntries(Object.keys(start.settings).map((key) => [key, undefined]));
    choose(start.settings);
    tell({
      tone: "info",
      message: `Settings for “${start.name}”.`,
      action: { label: "Undo", run: () => choose({ ...cleared, ...before }) },
    });
  };
  return (
    <>
      <Button
        size="small"
        endIcon={<ChevronDown aria-hidden />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Presets
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {starts.map(({ name, about }, index) => (
          <MenuItem key={name} onClick={() => apply(index)}>
            <span className={styles.start}>
              {name}
              <small>{about}</small>
            </span>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
