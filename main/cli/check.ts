import { groupBy } from "../../engine/core/group-by";
import { plural } from "../../engine/core/rich-text";
import type { Problem, Severity } from "../../schemas/problem";
import { CannotDo, type Command, type Terminal } from "./command";
import type { Fix } from "./fix-folder";
import { languageOption } from "./language-option";
import { cliProblems } from "./problems";

export const check: Command = {
  name: "check",
  about: "Look for mistakes in a project",
  arguments: [{ name: "project", about: "The project's folder" }],
  options: [
    { ...languageOption, about: "Tell how far the set is translated into this one, such as de" },
    { name: "strict", about: "Warnings count as errors" },
    { name: "balance", about: "Also what the answers of the lab find unfair, too strong or too weak" },
    {
      name: "points",
      value: "<number>",
      kind: "number",
      limits: { least: 0.5, most: 50, whole: false },
      about: "With --balance: so many to either side count as fair, instead of what each question says",
    },
    { name: "spelling", about: "Also words that no dictionary knows, nor the set: English and German" },
    { name: "fix", about: "Show what can be mended without asking, and how" },
    { name: "yes", about: "With --fix: mend it; the studio's undo takes it back" },
  ],
  examples: [
    ["check my-set", "Lists everything that is wrong, file by file"],
    ["check my-set --fix", "Lists what would be mended, and what would be left"],
    ["check my-set --fix --yes", "Mends it, and lists what is left"],
    ["check my-set --balance --strict", "Fails too if the lab finds the set unfair, or its answers are out of date"],
    ["check my-set --spelling", "Lists unknown words of its texts too, and what may be meant"],
    ["check my-set --strict --json", "For a build server: one JSON document, exit code 1 on any warning"],
  ],
  async run({ arguments: [folder], options }, terminal) {
    const [isFixing, isMeant] = [options.has("fix"), options.has("yes")];
    if (isMeant && !isFixing)
      throw new CannotDo(cliProblems.report("cli/counts-only-with", {}, { name: "yes", other: "fix" }));
    const points = options.number("points");
    if (points !== undefined && !options.has("balance"))
      throw new CannotDo(cliProblems.report("cli/counts-only-with", {}, { name: "points", other: "balance" }));
    const { checkFolder } = await import("./check-folder");
    const fixes = isFixing ? await (await import("./fix-folder")).fixFolder(folder!, isMeant) : [];
    const problems = [
      ...checkFolder(folder!, options.text(languageOption.name)),
      ...(options.has("balance") ? await (await import("./check-balance")).balanceOf(folder!, points) : []),
      ...(options.has("spelling") ? (await import("./check-spelling")).spellingOf(folder!) : []),
    ];
    const counted: readonly Severity[] = options.has("strict") ? ["error", "warning"] : ["error"];
    const ok = !problems.some(({ severity }) => counted.includes(severity));
    if (isFixing) printFixes(fixes, isMeant, terminal);
    printProblems(problems, terminal);
    terminal.print(summary(problems));
    return { exit: ok ? 0 : 1, json: { ok, problems, ...(isFixing && { fixes, fixed: isMeant }) } };
  },
};

function printFixes(fixes: readonly Fix[], isDone: boolean, terminal: Terminal): void {
  const [heading, more] = isDone ? ["Mended", ""] : ["Would be mended", " Add --yes to do it."];
  for (const [file, found] of groupBy(fixes, (fix) => fix.file)) {
    terminal.print(terminal.paint("bold", `${heading}: ${file}`));
    for (const { message, repair, field = "" } of found)
      terminal.print(`  ${repair}  ${terminal.paint("grey", `${message}${field ? ` (${field})` : ""}`)}`);
    terminal.print("");
  }
  terminal.print(
    fixes.length === 0
      ? "Nothing can be mended without asking."
      : `${heading}: ${plural(fixes.length, "problem")}.${more}`,
  );
  terminal.print("");
}

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
