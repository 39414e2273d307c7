import { redo, undo } from "../state/open-project";
import type { Command } from "./command";

export const editCommands: readonly Command[] = [
  {
    id: "edit.undo",
    group: "Edit",
    label: ({ project }) => (project.open?.history.undo ? `Undo ${project.open.history.undo}` : "Undo"),
    shortcut: "Mod+Z",
    enabled: ({ project }) =>
      Boolean(project.open && !project.open.readOnly && (project.open.history.undo || project.saving.waiting)),
    run: undo,
  },
  {
    id: "edit.redo",
    group: "Edit",
    label: ({ project }) => (project.open?.history.redo ? `Redo ${project.open.history.redo}` : "Redo"),
    shortcut: "Mod+Shift+Z",
    also: "Mod+Y",
    enabled: ({ project }) => Boolean(project.open && !project.open.readOnly && project.open.history.redo),
    run: redo,
  },
];
