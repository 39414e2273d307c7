import Divider from "@mui/material/Divider";
import Menu, { type MenuProps } from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useCommand } from "../commands/use-command";

function CommandItem({ id, onDone, ...rest }: { id: string; onDone(): void }) {
  const { label, enabled, shortcut, run } = useCommand(id);
  return (
    <MenuItem
      {...rest}
      disabled={!enabled}
      onClick={() => {
        onDone();
        run();
      }}
    >
      <span style={{ flex: 1 }}>{label}</span>
      {shortcut && <kbd>{shortcut}</kbd>}
    </MenuItem>
  );
}

interface Props extends Pick<MenuProps, "open" | "anchorEl" | "anchorReference" | "anchorPosition"> {
  /** Command ids; null draws a line. */
  items: readonly (string | null)[];
  label: string;
  onClose(): void;
}

/** A menu of commands. */
export function CommandMenu({ items, label, onClose, ...menu }: Props) {
  return (
    <Menu {...menu} onClose={onClose} slotProps={{ list: { "aria-label": label, dense: true } }}>
      {items.map((id, at) =>
        id === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no identity but its place.
          <Divider key={at} sx={{ my: 0.5 }} />
        ) : (
          <CommandItem key={id} id={id} onDone={onClose} />
        ),
      )}
    </Menu>
  );
}
