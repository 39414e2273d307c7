import type { editor } from "monaco-editor/editor/editor.api";
import type { Problem } from "../../schemas/problem";
import { locateWord } from "./locate";
import { minimalEdit } from "./minimal-edit";
import { monaco } from "./monaco";

/**
 * Brings a model to a text that came from elsewhere with the smallest edit, so that cursor, selection and scroll
 * position stay. Monaco's own undo is not told: undo belongs to the project.
 */
export function adoptText(model: editor.ITextModel, text: string): boolean {
  const edit = minimalEdit(model.getValue(), text);
  if (!edit) return false;
  const range = monaco.Range.fromPositions(model.getPositionAt(edit.start), model.getPositionAt(edit.end));
  model.applyEdits([{ range, text: edit.text }]);
  return true;
}

const severities = {
  error: monaco.MarkerSeverity.Error,
  warning: monaco.MarkerSeverity.Warning,
  note: monaco.MarkerSeverity.Info,
};

/** Syntax faults are marked by Monaco as one types; everything else is ours. */
export function showProblems(model: editor.ITextModel, problems: readonly Problem[]): void {
  const text = model.getValue();
  const markers = problems
    .filter(({ code }) => code !== "document/not-json")
    .map((problem) => {
      const span = locateWord(text, problem.where.field ?? "");
      const start = model.getPositionAt(span.start);
      const end = model.getPositionAt(Math.max(span.end, span.start + 1));
      return {
        severity: severities[problem.severity],
        message: problem.hint ? `${problem.message}\n${problem.hint}` : problem.message,
        startLineNumber: start.lineNumber,
        startColumn: start.column,
        // A problem of a whole object is marked at its opening, not as a flood over all its lines.
        endLineNumber: start.lineNumber,
        endColumn: end.lineNumber === start.lineNumber ? end.column : start.column + 1,
      };
    });
  monaco.editor.setModelMarkers(model, "cardwright", markers);
}
