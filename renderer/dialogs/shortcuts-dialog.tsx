import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { commandGroups, labelOf } from "../commands/command";
import { commandContext, commands } from "../commands/registry";
import { shortcutLabel } from "../commands/shortcut";
import { closeDialog } from "../state/ui-store";
import styles from "./shortcuts-dialog.module.css";

/** Keys that a room hears itself, because they mean something there alone. */
const inRooms: Record<string, readonly [what: string, keys: string][]> = {
  "In the set": [
    ["Move between cards", "← ↑ → ↓"],
    ["Select several", "Shift+← →"],
    ["Add to the selection", "Space"],
    ["Start typing to search", "A–Z"],
  ],
  "At the table": [
    ["Give an answer", "1–9, A–Z"],
    ["Give the first answer", "Enter"],
    ["Take back", shortcutLabel("Mod+Z")],
    ["Repeat", shortcutLabel("Mod+Y")],
    ["Show all answers", "Esc"],
  ],
};

export function ShortcutsDialog() {
  const context = commandContext();
  const groups = commandGroups
    .map((group) => ({ group, list: commands.filter((command) => command.group === group && command.shortcut) }))
    .filter(({ list }) => list.length > 0);
  return (
    <Dialog open onClose={closeDialog} maxWidth="sm" fullWidth>
      <DialogTitle>Keyboard shortcuts</DialogTitle>
      <DialogContent className={styles.columns ?? ""}>
        {groups.map(({ group, list }) => (
          <section key={group}>
            <h3>{group}</h3>
            <dl>
              {list.map((command) => (
                <div key={command.id}>
                  <dt>{labelOf(command, context)}</dt>
                  <dd>
                    <kbd>{shortcutLabel(command.shortcut ?? "")}</kbd>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        {Object.entries(inRooms).map(([room, list]) => (
          <section key={room}>
            <h3>{room}</h3>
            <dl>
              {list.map(([what, keys]) => (
                <div key={what}>
                  <dt>{what}</dt>
                  <dd>
                    <kbd>{keys}</kbd>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={closeDialog}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
