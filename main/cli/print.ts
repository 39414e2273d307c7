import { plural } from "../../engine/core/rich-text";
import { type CutFormat, cutFormats } from "../../press/cut-file";
import type { Command } from "./command";
import { languageOption } from "./language-option";
import { namedAs, outOption } from "./out-option";
import { printOptions, printSettings } from "./print-options";

export const print: Command = {
  name: "print",
  about: "Make a PDF of print sheets",
  arguments: [{ name: "project", about: "The project's folder" }],
  options: [
    outOption("<file>", "The PDF to write; otherwise named after the set, in this folder"),
    ...printOptions,
    languageOption,
    {
      name: "cut",
      value: "<format>",
      choices: [...cutFormats],
      about: "Also write <file>.sheet-1.svg and so on: the cards' outlines, for a cutting machine",
    },
    { name: "manifest", about: "Also write <file>.manifest.json: the cards, fonts, pictures and settings of this PDF" },
  ],
  examples: [
    ["print my-set --out my-set.pdf", "Each card once on A4"],
    [
      "print my-set --deck red --paper letter --marks crop --bleed 3",
      "A deck on Letter, each card with its own bleed, and crop marks",
    ],
    ["print my-set --backs long --profile office", "With backs on the next page, moved as the printer needs it"],
    ["print my-set --backs fold --low-ink", "Fronts and backs beside each other, to fold and glue, with little ink"],
    [
      "print my-set --registration --gutter 2 --skip 1-3 --cut dxf",
      "For a cutting machine, on a sheet with three places used up, with the outlines that it follows",
    ],
    [
      "print my-set --sheet stickers.json",
      "On a sheet that is cut already: “cardwright schema sheet” shows its format",
    ],
    ["print my-set --preset pod-poker --backs long", "One card a page for a print-on-demand service"],
    [
      "print my-set --paper card --bleed 3 --backs long --colours press --icc pso-coated.icc",
      "PDF/X-4 in the inks of a print shop",
    ],
    ["print my-set --changed=1.2", "Only what changed since the version 1.2 was kept"],
    ["print my-set --pieces all --players 2 --marks crop", "Tokens, boards and counters for two players"],
    ["print my-set --pieces board --paper a3", "One of them; a name that is not there lists them all"],
    ["print my-set --pieces divider,play-mat", "Dividers, and a mat, from the set’s own pictures"],
    ['print my-set --cards "tag:new" --changed --json', "Only new cards that have changed since; for another program"],
  ],
  async run(input, terminal) {
    const language = input.options.text(languageOption.name);
    const settings = { ...printSettings(input.options), ...(language !== undefined && { language }) };
    const out = input.options.text("out");
    const { printFolder } = await import("./print-folder");
    const files = {
      out: out === undefined ? undefined : namedAs("pdf", out),
      cut: input.options.text("cut") as CutFormat | undefined,
      withManifest: input.options.has("manifest"),
      sheet: input.options.text("sheet"),
      icc: input.options.text("icc"),
    };
    const result = await printFolder(input.arguments[0]!, settings, files, terminal);
    const { printProblems } = await import("./check");
    printProblems(result.problems, terminal);
    const { file, pages, cards, pieces } = result;
    const printed = pieces === undefined ? plural(cards, "card") : plural(pieces, "piece");
    if (file !== null) terminal.print(`${file}: ${plural(pages, "page")}, ${printed}.`);
    for (const outlines of result.cut ?? []) terminal.print(outlines);
    const failed = result.problems.some(({ severity }) => severity === "error");
    return { exit: failed ? 1 : 0, json: result };
  },
};
