import type { editor } from "monaco-editor/editor/editor.api";
import { useEffect, useRef } from "react";
import type { GameId } from "../../schemas/game-id";
import type { Pointer } from "../../schemas/json-pointer";
import type { Problem } from "../../schemas/problem";
import type { JsonSchema } from "../document/schema-fields";
import { useSettings } from "../state/settings";
import { fontStack } from "../theme/tokens";
import { useLatest } from "../ui/use-latest";
import { locate } from "./locate";
import { applyColours, modelUri, monaco, type Palette, teachSchema } from "./monaco";
import { adoptText, showProblems } from "./text-sync";

export interface JsonEditorProps {
  path: string;
  text: string;
  game: GameId;
  schema: JsonSchema;
  problems: readonly Problem[];
  palette: Palette;
  isDark: boolean;
  readOnly: boolean;
  /** Where to put the cursor; a new object each time it is asked for. */
  goTo: { pointer: Pointer; row?: number } | undefined;
  onText(text: string): void;
  onLeave(): void;
  onUndo(): void;
  onRedo(): void;
}

/** A document's text in Monaco. The text outside is the truth; the model follows it and reports what is typed. */
export function JsonEditor(props: JsonEditorProps) {
  const { path, text, game, schema, problems, palette, isDark, readOnly, goTo } = props;
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<editor.IStandaloneCodeEditor>(undefined);
  const latest = useLatest(props);
  /** What is being adopted from outside must not be reported back as typed. */
  const isAdopting = useRef(false);

  useEffect(() => {
    if (!host.current) return;
    applyColours(latest.current.palette, latest.current.isDark);
    teachSchema(latest.current.path, latest.current.game, latest.current.schema);
    const created = monaco.editor.create(host.current, { ...options, model: null });
    view.current = created;
    const { CtrlCmd, Shift } = monaco.KeyMod;
    created.addCommand(CtrlCmd | monaco.KeyCode.KeyZ, () => latest.current.onUndo());
    created.addCommand(CtrlCmd | Shift | monaco.KeyCode.KeyZ, () => latest.current.onRedo());
    created.addCommand(CtrlCmd | monaco.KeyCode.KeyY, () => latest.current.onRedo());
    const typed = created.onDidChangeModelContent(() => {
      const model = created.getModel();
      if (model && !isAdopting.current) latest.current.onText(model.getValue());
    });
    const left = created.onDidBlurEditorWidget(() => latest.current.onLeave());
    return () => {
      typed.dispose();
      left.dispose();
      created.dispose();
    };
  }, []);

  useEffect(() => {
    const model = monaco.editor.createModel(latest.current.text, "json", modelUri(path));
    model.updateOptions({
      tabSize: 2,
      insertSpaces: true,
      bracketColorizationOptions: { enabled: false, independentColorPoolPerBracketType: false },
    });
    view.current?.setModel(model);
    showProblems(model, latest.current.problems);
    return () => model.dispose();
  }, [path]);

  // In this order: first the text, then its marks, then the cursor.
  useEffect(() => {
    const model = view.current?.getModel();
    if (!model) return;
    isAdopting.current = true;
    adoptText(model, text);
    isAdopting.current = false;
  }, [text]);
  useEffect(() => {
    const model = view.current?.getModel();
    if (model) showProblems(model, problems);
  }, [problems]);
  useEffect(() => {
    const model = view.current?.getModel();
    if (!goTo || !model || !view.current) return;
    const position =
      goTo.row === undefined
        ? model.getPositionAt(insideOf(model.getValue(), goTo.pointer))
        : { lineNumber: goTo.row, column: model.getLineMaxColumn(Math.min(goTo.row, model.getLineCount())) };
    view.current.setPosition(position);
    view.current.revealPositionInCenterIfOutsideViewport(position);
    view.current.focus();
  }, [goTo]);

  useEffect(() => applyColours(palette, isDark), [palette, isDark]);
  useEffect(() => teachSchema(path, game, schema), [path, game, schema]);
  useEffect(() => view.current?.updateOptions({ readOnly }), [readOnly]);
  const { codeFont, codeSize } = useSettings((settings) => settings);
  useEffect(
    () =>
      view.current?.updateOptions({
        fontFamily: codeFont === "plex" ? fontStack.code : systemCode,
        fontSize: codeSize,
        lineHeight: Math.round(codeSize * linesApart),
      }),
    [codeFont, codeSize],
  );

  return <div ref={host} style={{ position: "absolute", inset: 0 }} />;
}

/** Behind the bracket of a list or an object, where something can be written into it. */
function insideOf(text: string, pointer: Pointer): number {
  const { start } = locate(text, pointer);
  return /[[{]/.test(text.charAt(start)) && pointer !== "" ? start + 1 : start;
}

const systemCode = "ui-monospace, Menlo, Consolas, monospace";
/** Times the height of the letters. */
const linesApart = 1.54;

const options: editor.IStandaloneEditorConstructionOptions = {
  automaticLayout: true,
  lineNumbersMinChars: 3,
  lineDecorationsWidth: 8,
  glyphMargin: false,
  folding: false,
  minimap: { enabled: false },
  overviewRulerLanes: 0,
  hideCursorInOverviewRuler: true,
  overviewRulerBorder: false,
  renderFinalNewline: "off",
  scrollBeyondLastLine: false,
  wordWrap: "on",
  wrappingIndent: "indent",
  padding: { top: 12, bottom: 12 },
  renderLineHighlight: "line",
  renderLineHighlightOnlyWhenFocus: true,
  fixedOverflowWidgets: true,
  quickSuggestions: { strings: true, other: true, comments: false },
  suggest: { showWords: false, showSnippets: false },
  guides: { indentation: false },
  unicodeHighlight: { ambiguousCharacters: false },
  scrollbar: { verticalScrollbarSize: 10, horizontalScrollbarSize: 10, useShadows: false },
  stickyScroll: { enabled: false },
  dropIntoEditor: { enabled: false },
  occurrencesHighlight: "off",
  codeLens: false,
  links: false,
  colorDecorators: false,
  ariaLabel: "The text as JSON. Press Ctrl+M to let Tab leave the editor.",
  accessibilitySupport: "auto",
};
