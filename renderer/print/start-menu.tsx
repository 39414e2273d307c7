import Button from "@mui/material/Button";
import ListSubheader from "@mui/material/ListSubheader";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { applyStart } from "./apply-start";
import { starts } from "./choices";
import styles from "./print-room.module.css";

export function StartMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
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
        {starts.flatMap((start, at) => [
          start.group !== starts[at - 1]?.group && (
            <ListSubheader key={`group ${start.group}`} disableSticky>
              {start.group}
            </ListSubheader>
          ),
          <MenuItem
            key={start.name}
            aria-label={`${start.name}: ${start.about}`}
            onClick={() => {
              setAnchor(null);
              applyStart(start);
            }}
          >
            <span className={start.group === starts[0]?.group ? styles.start : styles.size}>
              {start.short}
              <small>{start.about}</small>
            </span>
          </MenuItem>,
        ])}
      </Menu>
    </>
  );
}
