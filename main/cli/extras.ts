import { usualPrint } from "../../schemas/print-settings";
import type { Command, Options, Outcome, Terminal } from "./command";
import { languageOption } from "./language-option";
import { namedAsFolder, namedLike, outOption } from "./out-option";
import { paperOf, paperOption } from "./size-options";

/** What goes with the cards: a box, a picture of the set. */

const chosen = [
  { name: "deck", value: "<id>", about: "The cards of this deck; otherwise each card once" },
  languageOption,
] as const;

const thickness = {
  value: "<mm>",
  kind: "length",
  limits: { least: 0.05, most: 5, whole: false },
} as const;

export const box: Command = {
  name: "box",
  about: "Make a tuck box in true size, to print, cut and fold",
  arguments: [{ name: "project", about: "The project's folder" }],
  options: [
    outOption("<folder>", "Where box.pdf, box.svg and box.dxf go, “box” in this folder unless given"),
    ...chosen,
    {
      name: "cards",
      value: "<number>",
      kind: "number",
      limits: { least: 1, most: 500, whole: true },
      about: "How many cards go into it; as many as there are unless given",
    },
    { ...thickness, name: "stock", about: "How thick a card is, 0.3 mm unless given; 0.6 with sleeves" },
    {
      name: "dividers",
      value: "<number>",
      kind: "number",
      limits: { least: 0, most: 100, whole: true },
      about: "How many dividers stand between them, above which the box is closed",
    },
    { ...thickness, name: "divider-stock", about: "How thick a divider is, like a card unless given" },
    paperOption,
  ],
  examples: [
    ["box my-set --cards 60 --stock 0.3mm", "For sixty cards"],
    ["box my-set --cards 60 --dividers 5 --divider-stock 0.5", "With five dividers between them"],
    ["box my-set --deck red --stock 0.6 --paper a3", "For a deck in sleeves"],
  ],
  run: async ({ arguments: [folder], options }, terminal) => {
    const { paper, paperSize } = paperOf(options.text("paper"));
    const { extraFiles } = await import("./extras-folder");
    const [count, dividers, dividerStock] = ["cards", "dividers", "divider-stock"].map((name) => options.number(name));
    const wish = {
      kind: "box" as const,
      stock: options.number("stock") ?? 0.3,
      ...(count !== undefined && { count }),
      ...(dividers !== undefined && { dividers }),
      ...(dividerStock !== undefined && { dividerStock }),
    };
    const settings = { ...settingsOf(options), paper, ...(paperSize !== undefined && { paperSize }) };
    return told(
      await extraFiles(folder!, settings, wish, namedAsFolder(options.text("out") ?? "box"), terminal),
      terminal,
    );
  },
};

export const picture: Command = {
  name: "picture",
  about: "Make a picture of the set to share",
  arguments: [{ name: "project", about: "The project's folder" }],
  options: [
    outOption("<file>", "The PNG to write, set.png unless given"),
    ...chosen,
    { name: "cards", value: "<search>", about: "Only cards that fit, as in the studio's search" },
    { name: "as", value: "<way>", choices: ["fan", "row"], about: "fan unless given" },
  ],
  examples: [["picture my-set --as row --cards tag:new --out new.png", "Some cards, side by side"]],
  run: async ({ arguments: [folder], options }, terminal) => {
    const { extraFiles } = await import("./extras-folder");
    const search = options.text("cards");
    const settings = { ...settingsOf(options), ...(search !== undefined && { cards: search }) };
    const wish = {
      kind: "set-picture" as const,
      as: options.text("as") === "row" ? ("row" as const) : ("fan" as const),
    };
    const out = namedLike(options.text("out") ?? "set.png", ["png"]);
    return told(await extraFiles(folder!, settings, wish, out, terminal), terminal);
  },
};

function settingsOf(options: Options) {
  const language = options.text(languageOption.name);
  return { ...usualPrint, deck: options.text("deck") ?? null, ...(language !== undefined && { language }) };
}

async function told(result: import("./extras-folder").ExtraFiles, terminal: Terminal): Promise<Outcome> {
  const { printProblems } = await import("./check");
  printProblems(result.problems, terminal);
  for (const file of result.files) terminal.print(file);
  return { exit: result.problems.some(({ severity }) => severity === "error") ? 1 : 0, json: result };
}
