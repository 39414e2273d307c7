import { plural } from "../../engine/core/rich-text";
import type { Clash } from "../../project/tables/clashes";
import type { ImportPlan } from "../../project/tables/plan-import";
import { placeInTable, toldTogether } from "../../project/tables/told-together";
import type { Problem } from "../../schemas/problem";
import { CannotDo, type Command, type Terminal } from "./command";
import { cliProblems } from "./problems";

export const importCards: Command = {
  name: "import",
  about: "Make cards of a table, or change the cards that it is about, or take in translations",
  arguments: [{ name: "table", about: "A workbook (.xlsx), a file with commas, semicolons or tabs, or a JSON list" }],
  options: [
    { name: "into", value: "<project>", about: "The project whose cards they are" },
    {
      name: "mode",
      value: "<how>",
      choices: ["append", "update", "mirror"],
      about: "append: new cards only; update (as usual): their cells too; mirror: cards without a row go",
    },
    { name: "map", value: "<file>", about: "Which column is which field, where headings don't say so" },
    {
      name: "former",
      value: "<table>",
      about: "The table as it last came in: only what it says anew comes, and what was changed in the set stays",
    },
    {
      name: "take",
      value: "<cells>",
      about:
        "With --former, of what was changed in the set and in the table: all, none, or cells such as cards/brute/cost",
    },
    { name: "translations", about: "The table is one of translations, as export writes it" },
    { name: "dry-run", about: "Say what would change, and change nothing" },
    { name: "yes", about: "With --mode mirror: an empty table may delete every card" },
  ],
  examples: [
    ["import cards.csv --into my-set --dry-run", "Says card by card and cell by cell what would change"],
    ["import cards.csv --into my-set", "New rows become cards; the studio's undo takes it back in one step"],
    [
      "import german.xlsx --into my-set --translations",
      "What was translated elsewhere; what has changed since is said",
    ],
    [
      "import cards.csv --into my-set --former last-week.csv --take cards/brute/cost,decks/red/brute",
      "Of what both changed, these come from the table; all else stays as it is in the set",
    ],
    ["import cards.csv --into my-set --mode mirror", "The table is the set: cards that it doesn't have are deleted"],
  ],
  async run({ arguments: [table], options }, terminal) {
    const folder = options.text("into");
    if (folder === undefined)
      throw new CannotDo(cliProblems.report("cli/needs-option", {}, { name: "into", value: "<project>" }));
    const isTried = options.has("dry-run");
    if (options.has("translations")) {
      const { importTranslations } = await import("./translations");
      return importTranslations(table!, folder, !isTried, terminal);
    }
    const mode = (options.text("mode") ?? "update") as "append" | "update" | "mirror";
    const { importTable } = await import("./import-table");
    const [map, former, take] = [options.text("map"), options.text("former"), options.text("take")];
    if (take !== undefined && former === undefined)
      throw new CannotDo(cliProblems.report("cli/needs-option", {}, { name: "former", value: "<table>" }));
    const wish = { mode, map, former, take, isMeant: !isTried, mayEmpty: options.has("yes") };
    const { edit: _edit, ...plan } = await importTable(table!, folder, wish);
    printPlan(plan, terminal);
    for (const clash of plan.clashes) terminal.print(clashLine(clash));
    const { printProblems } = await import("./check");
    printProblems(withPlaces(plan.problems), terminal);
    if (plan.decks) terminal.print(decksLine(plan.decks));
    if (plan.translations) {
      const { printChange } = await import("./translations");
      for (const change of plan.translations) printChange(change, terminal);
      terminal.print(`Translations: changed ${plan.translations.length}.`);
    }
    terminal.print(`${isTried ? "This would have" : "This has"} ${sum(plan)}.`);
    const isUndecided = plan.clashes.length > 0 && take === undefined;
    if (isUndecided) terminal.tell("What both changed stays as it is in the set. Take it from the table with --take.");
    return {
      exit: isUndecided || plan.problems.some(({ severity }) => severity === "error") ? 1 : 0,
      json: { ...plan, written: !isTried },
    };
  },
};

type Told = Omit<ImportPlan, "edit">;

const sum = ({ added, changed, unchanged, removed }: Told): string =>
  `added ${plural(added.length, "card")}, changed ${changed.length}, removed ${removed.length}, left ${unchanged.length} as they are`;

const clashLine = ({ key, of, title, was, here, there }: Clash): string =>
  `≠ ${of}, ${title}: ${was && `was ${was}, `}here ${here || "nothing"}, in the table ${there || "nothing"}  ${key}`;

const decksLine = ({ added, changed, removed }: NonNullable<Told["decks"]>): string =>
  `Decks: added ${added.length}, changed ${changed.length}, removed ${removed.length}.`;

/** As lines to read: where in the table, then what. */
export const withPlaces = (problems: readonly Problem[]): Problem[] =>
  toldTogether(problems).map((told) => {
    const { row: _row, ...where } = told.problem.where;
    const place = placeInTable(told);
    return { ...told.problem, where, message: `${place && `${place}: `}${told.problem.message}` };
  });

function printPlan({ added, changed, removed, left }: Told, terminal: Terminal): void {
  for (const { name, id, row } of added) terminal.print(`+ ${name}  ${terminal.paint("grey", `${id}, row ${row}`)}`);
  for (const { name, id, cells } of changed) {
    terminal.print(`~ ${name}  ${terminal.paint("grey", id)}`);
    for (const { title, before, after } of cells)
      terminal.print(`    ${title}: ${before || "nothing"} → ${after || "nothing"}`);
  }
  for (const { name, id } of removed) terminal.print(`− ${name}  ${terminal.paint("grey", id)}`);
  if (left.length > 0) terminal.tell(`Columns that are no field of cards: ${left.join(", ")}.`);
}
