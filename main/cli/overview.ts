import { plural } from "../../engine/core/rich-text";
import type { Command, CommandOption, Options, Terminal } from "./command";
import { languageOption } from "./language-option";
import { namedAs, outOption } from "./out-option";
import { paperOf, paperOption } from "./size-options";

const columnLimits = { least: 1, most: 12, whole: true };

const common = (columns: number): readonly CommandOption[] => [
  { name: "deck", value: "<id>", about: "The cards of this deck; otherwise all" },
  { name: "cards", value: "<search>", about: "Only cards that fit, as in the studio's search" },
  languageOption,
  paperOption,
  {
    name: "columns",
    value: "<number>",
    kind: "number",
    limits: columnLimits,
    about: `Columns on a page, ${columns} unless given`,
  },
];

export const contact: Command = {
  name: "contact",
  about: "Make a PDF with all cards small, to look them over",
  arguments: [{ name: "project", about: "The project's folder" }],
  options: [outOption("<file>", "The PDF to write, contact.pdf unless given"), ...common(5)],
  examples: [
    ["contact my-set", "All cards, five to a row"],
    ["contact my-set --deck red --columns 3 --out red.pdf", "A deck, larger"],
  ],
  run: ({ arguments: [folder], options }, terminal) => makeOverview("contact", folder!, options, 5, terminal),
};

export const rules: Command = {
  name: "rules",
  about: "Make a PDF that lists the rules texts of all cards",
  arguments: [{ name: "project", about: "The project's folder" }],
  options: [outOption("<file>", "The PDF to write, rules.pdf unless given"), ...common(2)],
  examples: [
    ["rules my-set", "All cards by name, in two columns"],
    ["rules my-set --deck red --paper letter", "The cards of one deck"],
  ],
  run: ({ arguments: [folder], options }, terminal) => makeOverview("rules", folder!, options, 2, terminal),
};

async function makeOverview(
  kind: "contact" | "rules",
  folder: string,
  options: Options,
  usualColumns: number,
  terminal: Terminal,
) {
  const columns = options.number("columns") ?? usualColumns;
  const { overviewFolder } = await import("./overview-folder");
  const { paper, paperSize } = paperOf(options.text("paper"));
  const wish = {
    kind,
    columns,
    paper: paperSize ?? paper,
    deck: options.text("deck") ?? null,
    cards: options.text("cards"),
    language: options.text(languageOption.name),
    out: namedAs("pdf", options.text("out") ?? `${kind}.pdf`),
  };
  const result = await overviewFolder(folder, wish, terminal);
  const { printProblems } = await import("./check");
  printProblems(result.problems, terminal);
  if (result.file) terminal.print(`${result.file}: ${plural(result.pages, "page")}, ${plural(result.cards, "card")}.`);
  const failed = result.problems.some(({ severity }) => severity === "error");
  return { exit: failed ? (1 as const) : (0 as const), json: result };
}
