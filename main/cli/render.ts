import { printPreset, printPresets } from "../../press/print-presets";
import { readCardSize } from "../../press/sizes";
import type { Command } from "./command";
import { languageOption } from "./language-option";
import { layoutOf, layoutOption } from "./layout-option";
import { namedAsFolder, outOption } from "./out-option";
import { cardSizeOf, cardSizeOption } from "./size-options";

export const render: Command = {
  name: "render",
  about: "Make a picture of each card",
  arguments: [{ name: "project", about: "The project's folder" }],
  options: [
    outOption("<folder>", "Where the pictures go, a zip if it ends so; “cards” in this folder unless given"),
    { name: "format", value: "<kind>", choices: ["svg", "png"], about: "png unless given" },
    {
      name: "dpi",
      value: "<dpi>",
      kind: "resolution",
      limits: { least: 36, most: 1200, whole: false },
      about: "Pixels per inch of a PNG, 300 unless given",
    },
    { name: "card", value: "<id>", about: "Only this card, or several with commas between" },
    { name: "cards", value: "<search>", about: "Only cards that fit, as in the studio's search" },
    { name: "bleed", about: "With what lies outside the cut" },
    languageOption,
    layoutOption,
    cardSizeOption,
    { name: "backs", about: "A picture of each card's back too" },
    { name: "low-ink", about: "Light grounds, dark lines and text" },
    {
      name: "preset",
      value: "<name>",
      choices: Object.keys(printPresets),
      about: "With bleed and in pixels, as print-on-demand services want it",
    },
  ],
  examples: [
    ["render my-set --out pictures", "A PNG of every card at 300 dpi"],
    ["render my-set --card attack --format svg", "One card as SVG"],
    ["render my-set --dpi 600 --bleed --out my-set.zip", "For a printing service, in one file"],
    ["render my-set --layout text-first --card-size mini", "To try them: plain ones, small"],
    ["render my-set --preset pod-poker --backs", "825 × 1125 pixels, for print on demand"],
  ],
  async run({ arguments: [folder], options }, terminal) {
    const preset = printPreset(options.text("preset"));
    const [search, size] = [options.text("cards"), options.text(cardSizeOption.name)];
    const dpi = options.number("dpi") ?? preset?.dpi ?? 300;
    const { renderFolder } = await import("./render-folder");
    const wanted = {
      out: namedAsFolder(options.text("out") ?? "cards", ".zip"),
      format: options.text("format") === "svg" ? ("svg" as const) : ("png" as const),
      dpi,
      ids: options.text("card")?.split(",").filter(Boolean),
      choice: {
        deck: null,
        ...(search !== undefined && { cards: search }),
        ...layoutOf(options),
      },
      bleed: options.has("bleed"),
      language: options.text(languageOption.name),
      backs: options.has("backs"),
      lowInk: options.has("low-ink"),
      ...(preset && { preset }),
      ...(size !== undefined && { card: readCardSize(cardSizeOf(size))! }),
    };
    const result = await renderFolder(folder!, wanted, terminal);
    const { printProblems } = await import("./check");
    printProblems(result.problems, terminal);
    for (const file of result.files) terminal.print(file);
    return { exit: result.problems.some(({ severity }) => severity === "error") ? 1 : 0, json: result };
  },
};
