import { plural } from "../../engine/core/rich-text";
import type { Command, CommandInput } from "./command";
import { CannotDo } from "./command";
import { languageOption } from "./language-option";
import { cliProblems } from "./problems";

const missing = { value: "<…>", missing: true } as const;
const number = { kind: "number", value: "<mm>" } as const;

const ranges = { margin: [0, 50, 8], gutter: [0, 20, 0], bleed: [0, 10, 0] } as const;

export const print: Command = {
  name: "print",
  about: "Make a PDF of print sheets",
  arguments: [{ name: "project", about: "The project's folder" }],
  options: [
    { name: "out", value: "<file>", about: "The PDF to write; otherwise named after the set, in this folder" },
    { name: "deck", value: "<id>", about: "The cards of this deck, as many as it has; otherwise each card once" },
    { name: "cards", value: "<search>", about: "Only cards that fit, as in the studio's search" },
    languageOption,
    { name: "paper", value: "<size>", choices: ["a4", "a3", "letter", "legal"], about: "The paper, a4 unless given" },
    { name: "orientation", value: "<way>", choices: ["portrait", "landscape"], about: "portrait unless given" },
    { name: "card-size", value: "<size>", about: "A name such as poker, or millimetres such as 63x88" },
    { name: "margin", ...number, about: "Free edge of the paper, 8 unless given" },
    { name: "gutter", ...number, about: "Space between the cards" },
    { name: "bleed", ...number, about: "How far the cards reach over their cut" },
    {
      name: "marks",
      value: "<kind>",
      choices: ["lines", "crop", "edges", "none"],
      about: "Where to cut, lines unless given",
    },
    { name: "backs", ...missing, about: "Card backs" },
    { name: "profile", ...missing, about: "A printer's offsets" },
    { name: "registration", ...missing, about: "Marks for cutting machines" },
    { name: "low-ink", ...missing, about: "Less ink" },
    { name: "skip", ...missing, about: "Places of the first sheet that are used up" },
    { name: "label", ...missing, about: "Words at the edge of each sheet" },
    { name: "changed", ...missing, about: "Only cards changed since" },
  ],
  examples: [
    ["print my-set --out my-set.pdf", "Each card once on A4"],
    ["print my-set --deck red --paper letter --marks crop --bleed 3", "A deck on Letter, with bleed and crop marks"],
    ['print my-set --cards "tag:new" --json', "Only some cards; the result for another program"],
  ],
  async run(input, terminal) {
    const { printFolder } = await import("./print-folder");
    const [out, language] = [input.options.text("out"), input.options.text(languageOption.name)];
    const wish = { settings: settingsFrom(input), out, language };
    const result = await printFolder(input.arguments[0]!, wish, terminal);
    const { printProblems } = await import("./check");
    printProblems(result.problems, terminal);
    if (result.file !== null)
      terminal.print(`${result.file}: ${plural(result.pages, "page")}, ${plural(result.cards, "card")}.`);
    const failed = result.problems.some(({ severity }) => severity === "error");
    return { exit: failed ? 1 : 0, json: result };
  },
};

function settingsFrom({ options }: CommandInput) {
  const length = (name: keyof typeof ranges): number => {
    const [least, most, usual] = ranges[name];
    const value = options.number(name) ?? usual;
    if (value >= least && value <= most) return value;
    throw new CannotDo(cliProblems.report("cli/out-of-range", {}, { name, value, least, most }));
  };
  const cards = options.text("cards");
  const cardSize = options.text("card-size");
  return {
    deck: options.text("deck") ?? null,
    ...(cards !== undefined && { cards }),
    ...(cardSize !== undefined && { cardSize }),
    paper: (options.text("paper") ?? "a4") as "a4" | "a3" | "letter" | "legal",
    orientation: (options.text("orientation") ?? "portrait") as "portrait" | "landscape",
    margin: length("margin"),
    gutter: length("gutter"),
    bleed: length("bleed"),
    marks: (options.text("marks") ?? "lines") as "lines" | "crop" | "edges" | "none",
  };
}
