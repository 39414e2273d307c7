import { type Command, type CommandContext, commandGroups, labelOf, shortcutOf } from "../commands/command";
import { allCommands, commandContext } from "../commands/registry";
import { shortcutLabel } from "../commands/shortcut";
import { rooms } from "../rooms";
import { placeNames } from "../state/place";
import { projectState } from "../state/project-state";
import { closeDialog, nothingChosen } from "../state/ui-store";
import { ViewDialog } from "../ui/view-dialog";
import styles from "./shortcuts-dialog.module.css";

interface Line {
  what: string;
  keys: readonly string[];
}

function linesOf(group: Command["group"], context: CommandContext): Line[] {
  // As they are called wherever one is: "Undo", whatever would be undone now.
  const anywhere = { ...context, project: projectState.getInitialState(), ui: nothingChosen };
  return allCommands().flatMap((command) => {
    const keys = [shortcutOf(command, context), command.also].filter((key) => key !== undefined);
    return command.group === group && keys.length > 0
      ? [{ what: labelOf(command, anywhere), keys: keys.map(shortcutLabel) }]
      : [];
  });
}

/** What the keys do, first of all in the room that one is in. */
export function ShortcutsDialog() {
  const context = commandContext();
  const inRooms = placeNames.flatMap((name) => {
    const { hears } = rooms[name];
    return (hears ?? []).map(({ title, keys: heard }) => {
      const lines = heard.map(([what, ...keys]): Line => ({ what, keys: keys.map(shortcutLabel) }));
      return { title, isHere: name === context.place, lines };
    });
  });
  const sections = [
    ...inRooms.filter(({ isHere }) => isHere),
    ...commandGroups.map((group) => ({ title: group, lines: linesOf(group, context) })),
    ...inRooms.filter(({ isHere }) => !isHere),
  ].filter(({ lines }) => lines.length > 0);
  return (
    <ViewDialog title="Keyboard shortcuts" className={styles.columns} onClose={closeDialog}>
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
    </ViewDialog>
  );
}
