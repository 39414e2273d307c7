import { groupBy } from "../../engine/core/group-by";
import type { Problem, Severity } from "../../schemas/problem";
import type { Command, Terminal } from "./command";

export const check: Command = {
  name: "check",
  about: "Look for mistakes in a project",
  arguments: [{ name: "project", about: "The project's folder" }],
  options: [{ name: "strict", about: "Warnings count as errors" }],
  examples: [
    ["check my-set", "Lists everything that is wrong, file by file"],
    ["check my-set --strict --json", "For a build server: one JSON document, exit code 1 on any warning"],
  ],
  async run({ arguments: [folder], options }, terminal) {
    const { checkFolder } = await import("./check-folder");
    const problems = checkFolder(folder!);
    const counted: readonly Severity[] = options.has("strict") ? ["error", "warning"] : ["error"];
    const ok = !problems.some(({ severity }) => counted.includes(severity));
    printProblems(problems, terminal);
    terminal.print(summary(problems));
    return { exit: ok ? 0 : 1, json: { ok, problems } };
  },
};

const colours = { error: "red", warning: "yellow", note: "grey" } as const;

/** Grouped by file, since that is where a person goes to mend them. */
export function printProblems(problems: readonly Problem[], terminal: Terminal): void {
  const byFile = groupBy(problems, ({ where }) => where.file ?? "");
  for (const [file, found] of [...byFile].sort(([a], [b]) => a.localeCompare(b, "en"))) {
    terminal.print(terminal.paint("bold", file || "The whole project"));
    for (const { severity, message, where, hint } of found) {
      const place = [where.piece, where.row && `line ${where.row}`, where.field].filter(Boolean).join(", ");
      terminal.print(
        `  ${terminal.paint(colours[severity], severity.padEnd(7))}  ${message}${place ? terminal.paint("grey", ` (${place})`) : ""}`,
      );
      if (hint) terminal.print(`           ${terminal.paint("grey", hint)}`);
    }
    terminal.print("");
  }
}

function summary(problems: readonly Problem[]): string {
  const count = (severity: Severity, noun: string) => {
    const n = problems.filter((problem) => problem.severity === severity).length;
    return n === 0 ? [] : [`${n} ${noun}${n === 1 ? "" : "s"}`];
  };
  const parts = [...count("error", "error"), ...count("warning", "warning"), ...count("note", "note")];
  return parts.length === 0 ? "No problems." : `${parts.join(", ")}.`;
}
