import Divider from "@mui/material/Divider";
import Menu, { type MenuProps } from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useCommand } from "../commands/use-command";

function CommandItem({ id, hasKeys, onDone, ...rest }: { id: string; hasKeys: boolean; onDone(): void }) {
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
      {hasKeys && shortcut && <kbd>{shortcut}</kbd>}
    </MenuItem>
  );
}

/** Something that only this place can do. */
export interface MenuAct {
  label: string;
  /** For people. */
  keys?: string | undefined;
  disabled?: boolean | undefined;
  run(): void;
}

interface Props extends Pick<MenuProps, "open" | "anchorEl" | "anchorReference" | "anchorPosition"> {
  /** Command ids and what this place can do besides; null draws a line. */
  items: readonly (string | MenuAct | null)[];
  label: string;
  /** Commands whose keys mean something else here. */
  keyless?: readonly string[];
  onClose(): void;
}

/** A menu of commands. */
export function CommandMenu({ items, label, keyless = [], onClose, ...menu }: Props) {
  return (
    <Menu {...menu} onClose={onClose} slotProps={{ list: { "aria-label": label, dense: true } }}>
      {items.map((id, at) =>
        id === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no identity but its place.
          <Divider key={at} sx={{ my: 0.5 }} />
        ) : typeof id === "string" ? (
          <CommandItem key={id} id={id} hasKeys={!keyless.includes(id)} onDone={onClose} />
        ) : (
          <MenuItem
            key={id.label}
            disabled={id.disabled ?? false}
            onClick={() => {
              onClose();
              id.run();
            }}
          >
            <span style={{ flex: 1 }}>{id.label}</span>
            {id.keys && <kbd>{id.keys}</kbd>}
          </MenuItem>
        ),
      )}
    </Menu>
  );
}
