import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { type Command, type CommandContext, commandGroups, labelOf, shortcutOf } from "../commands/command";
import { commandContext, commands } from "../commands/registry";
import { shortcutLabel } from "../commands/shortcut";
import type { PlaceName } from "../state/place";
import { projectState } from "../state/project-state";
import { closeDialog, nothingChosen } from "../state/ui-store";
import styles from "./shortcuts-dialog.module.css";

/** Keys that a room hears itself, because they mean something there alone. */
const inRooms: readonly { place: PlaceName; room: string; keys: readonly [what: string, keys: string][] }[] = [
  {
    place: "set",
    room: "In the set",
    keys: [
      ["Move between cards", "← ↑ → ↓"],
      ["Select several", "Shift+← →"],
      ["Add to the selection", "Space"],
      ["Start typing to search", "A–Z"],
    ],
  },
  {
    place: "table",
    room: "At the table",
    keys: [
      ["Give an answer", "1–9, A–Z"],
      ["Give the first answer", "Enter"],
      ["Take back", shortcutLabel("Mod+Z")],
      ["Repeat", shortcutLabel("Mod+Y")],
      ["Show all answers", "Esc"],
    ],
  },
  {
    place: "template",
    room: "In the template",
    keys: [
      ["Move a layer by 0.1 mm", "← ↑ → ↓"],
      ["Move a layer by 1 mm", "Shift+← →"],
      ["Draw without snapping", shortcutLabel("Mod")],
    ],
  },
];

interface Line {
  what: string;
  keys: readonly string[];
}

function linesOf(group: Command["group"], context: CommandContext): Line[] {
  // As they are called wherever one is: "Undo", whatever would be undone now.
  const anywhere = { ...context, project: projectState.getInitialState(), ui: nothingChosen };
  return commands.flatMap((command) => {
    const keys = [shortcutOf(command, context), command.also].filter((key) => key !== undefined);
    return command.group === group && keys.length > 0
      ? [{ what: labelOf(command, anywhere), keys: keys.map(shortcutLabel) }]
      : [];
  });
}

/** What the keys do, first of all in the room that one is in. */
export function ShortcutsDialog() {
  const context = commandContext();
  const rooms = inRooms.map(({ place, room, keys }) => ({
    title: room,
    isHere: place === context.place,
    lines: keys.map(([what, key]): Line => ({ what, keys: [key] })),
  }));
  const sections = [
    ...rooms.filter(({ isHere }) => isHere),
    ...commandGroups.map((group) => ({ title: group, lines: linesOf(group, context) })),
    ...rooms.filter(({ isHere }) => !isHere),
  ].filter(({ lines }) => lines.length > 0);
  return (
    <Dialog open onClose={closeDialog} maxWidth="sm" fullWidth>
      <DialogTitle>Keyboard shortcuts</DialogTitle>
      <DialogContent className={styles.columns ?? ""}>
        {sections.map(({ title, lines }) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl>
              {lines.map(({ what, keys }) => (
                <div key={what}>
                  <dt>{what}</dt>
                  <dd>
                    {keys.map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
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
