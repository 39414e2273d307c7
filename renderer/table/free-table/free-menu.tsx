import Divider from "@mui/material/Divider";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import type { Action } from "./actions";

interface Props {
  label: string;
  actions: readonly Action[];
  at: { x: number; y: number };
  onClose(): void;
}

/** All that can be done with what was pointed at, each with its key. */
export function FreeMenu({ label, actions, at, onClose }: Props) {
  return (
    <Menu
      open
      anchorReference="anchorPosition"
      anchorPosition={{ left: at.x, top: at.y }}
      onClose={onClose}
      slotProps={{ list: { "aria-label": label, dense: true } }}
    >
      {actions.flatMap(({ label: words, key, isFirst, run }, at) => [
        isFirst && at > 0 && <Divider key={`line ${words}`} sx={{ my: 0.5 }} />,
        <MenuItem
          key={words}
          onClick={() => {
            onClose();
            run();
          }}
        >
          <span style={{ flex: 1 }}>{words}</span>
          {key && <kbd>{key}</kbd>}
        </MenuItem>,
      ])}
    </Menu>
  );
}
