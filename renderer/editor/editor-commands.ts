import { type Command, type CommandContext, isOpen } from "../commands/command";
import { toggleJson } from "../json/json-settings";
import { setZoom } from "./room/editor-settings";
import { closeEditor, stepEditor } from "./room/open-editor";

const isEditing = (context: CommandContext): boolean =>
  isOpen(context) && context.place === "set" && context.item !== undefined;

/** What can be done in the card editor, besides what can be done to any card. */
export const editorCommands: readonly Command[] = [
  {
    id: "editor.previous",
    group: "Card",
    label: "Previous card",
    shortcut: "Alt+ArrowLeft",
    enabled: isEditing,
    run: () => stepEditor(-1),
  },
  {
    id: "editor.next",
    group: "Card",
    label: "Next card",
    shortcut: "Alt+ArrowRight",
    enabled: isEditing,
    run: () => stepEditor(1),
  },
  {
    id: "editor.close",
    group: "Card",
    label: "Back to the set",
    shortcut: "Escape",
    enabled: isEditing,
    run: closeEditor,
  },
  {
    id: "editor.json",
    group: "View",
    label: "Show or hide the card's JSON",
    shortcut: "Mod+J",
    keywords: "source text code",
    enabled: isEditing,
    run: toggleJson,
  },
  {
    id: "editor.zoom-fit",
    group: "View",
    label: "Card as large as fits",
    keywords: "zoom",
    enabled: isEditing,
    run: () => setZoom("fit"),
  },
  {
    id: "editor.zoom-true",
    group: "View",
    label: "Card in true size",
    keywords: "zoom 100 %",
    enabled: isEditing,
    run: () => setZoom("100"),
  },
  {
    id: "editor.zoom-double",
    group: "View",
    label: "Card in double size",
    keywords: "zoom 200 %",
    enabled: isEditing,
    run: () => setZoom("200"),
  },
];
