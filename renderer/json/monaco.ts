import type { Environment } from "monaco-editor/editor/editor.api";
import * as monaco from "monaco-editor/editor/editor.api";
import EditorWorker from "monaco-editor/editor/editor.worker?worker";
import JsonWorker from "monaco-editor/language/json/json.worker?worker";
import { jsonDefaults } from "monaco-editor/languages/features/json/register";
// The JSON language brings all of these later, too late for their services to be known to an editor made before.
import "monaco-editor/features/register.all";
import { kindOf, schemaNameOf } from "../../project/paths";
import type { GameId } from "../../schemas/game-id";
import type { JsonSchema } from "../document/schema-fields";
import type { palettes } from "../theme/tokens";
import { teachWords } from "./word-services";

/** Monaco for JSON texts. Loaded when the JSON view is first opened. */

export { monaco };

// Workers are files of our own, so the content policy needs neither `blob:` nor `unsafe-eval`.
(globalThis as { MonacoEnvironment?: Pick<Environment, "getWorker"> }).MonacoEnvironment = {
  getWorker: (_id: string, label: string) => (label === "json" ? new JsonWorker() : new EditorWorker()),
};

// The studio has a command palette of its own.
monaco.editor.addKeybindingRule({ keybinding: monaco.KeyCode.F1, command: null });

const root = "file:///project";
export const modelUri = (path: string): monaco.Uri => monaco.Uri.parse(`${root}/${path}`);

const taught = new Map<string, { uri: string; fileMatch: string[]; schema: JsonSchema }>();

/** Completion and hovers from the document's schema. What is wrong is said by our own markers, in the form's words. */
export function teachSchema(path: string, game: GameId, schema: JsonSchema): void {
  const kind = kindOf(path);
  if (!kind) throw new Error(`Not a document of the project: ${path}`);
  teachWords(modelUri(path).toString(), game, schema);
  // The address that `$schema` in a file leads to, seen from its model.
  const uri = `${root}/schemas/${schemaNameOf(kind, game)}.schema.json`;
  if (taught.get(uri)?.schema === schema) return;
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  taught.set(uri, { uri, fileMatch: [`/project/${folder}*.json`], schema });
  jsonDefaults.setDiagnosticsOptions({
    validate: true,
    allowComments: false,
    enableSchemaRequest: false,
    schemaRequest: "ignore",
    schemaValidation: "ignore",
    schemas: [...taught.values()],
  });
}

export type Palette = (typeof palettes)["light"];

const hex = (colour: string): string => colour.replace("#", "");

export function applyColours(colours: Palette, isDark: boolean): void {
  monaco.editor.defineTheme("cardwright", {
    base: isDark ? "vs-dark" : "vs",
    inherit: true,
    rules: [
      { token: "", foreground: hex(colours.text) },
      { token: "string.key.json", foreground: hex(colours.second) },
      { token: "string.value.json", foreground: hex(colours.text) },
      { token: "number.json", foreground: hex(colours.accent) },
      { token: "keyword.json", foreground: hex(colours.good) },
      ...["bracket", "array", "colon", "comma"].map((kind) => ({
        token: `delimiter.${kind}.json`,
        foreground: hex(colours.muted),
      })),
    ],
    colors: {
      "editor.background": colours.surface,
      "editor.foreground": colours.text,
      "editorLineNumber.foreground": colours.muted,
      "editorLineNumber.activeForeground": colours.text,
      "editorCursor.foreground": colours.accent,
      "editor.selectionBackground": `${colours.second}40`,
      "editor.inactiveSelectionBackground": `${colours.second}22`,
      "editor.lineHighlightBackground": `${colours.hairline}55`,
      "editor.lineHighlightBorder": "#00000000",
      "editorIndentGuide.background1": colours.hairline,
      "editorIndentGuide.activeBackground1": colours.hairline,
      "editorBracketMatch.background": `${colours.second}30`,
      "editorBracketMatch.border": "#00000000",
      "editorError.foreground": colours.bad,
      "editorWidget.background": colours.raised,
      "editorWidget.border": colours.hairline,
      "editorHoverWidget.background": colours.raised,
      "editorHoverWidget.border": colours.hairline,
      "editorSuggestWidget.background": colours.raised,
      "editorSuggestWidget.border": colours.hairline,
      "editorSuggestWidget.selectedBackground": `${colours.second}40`,
      "editorSuggestWidget.selectedForeground": colours.text,
      "editorSuggestWidget.highlightForeground": colours.accent,
      focusBorder: colours.accent,
    },
  });
  monaco.editor.setTheme("cardwright");
}
