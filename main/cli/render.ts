import { CannotDo, type Command } from "./command";
import { languageOption } from "./language-option";
import { cliProblems } from "./problems";

export const render: Command = {
  name: "render",
  about: "Make a picture of each card",
  arguments: [{ name: "project", about: "The project's folder" }],
  options: [
    { name: "out", value: "<folder>", about: "Where the pictures go, “cards” in this folder unless given" },
    { name: "format", value: "<kind>", choices: ["svg", "png"], about: "png unless given" },
    { name: "dpi", value: "<number>", kind: "number", about: "Pixels per inch of a PNG, 300 unless given" },
    { name: "card", value: "<id>", about: "Only this card, or several with commas between" },
    { name: "bleed", about: "With what lies outside the cut" },
    languageOption,
  ],
  examples: [
    ["render my-set --out pictures", "A PNG of every card at 300 dpi"],
    ["render my-set --card attack --format svg", "One card as SVG"],
    ["render my-set --dpi 600 --bleed", "For a printing service"],
  ],
  async run({ arguments: [folder], options }, terminal) {
    const dpi = options.number("dpi") ?? 300;
    if (!(dpi >= 36 && dpi <= 1200)) {
      throw new CannotDo(
        cliProblems.report("cli/out-of-range", {}, { name: "dpi", value: dpi, least: 36, most: 1200 }),
      );
    }
    const { renderFolder } = await import("./render-folder");
    const wanted = {
      out: options.text("out") ?? "cards",
      format: options.text("format") === "svg" ? ("svg" as const) : ("png" as const),
      dpi,
      ids: options.text("card")?.split(",").filter(Boolean),
      bleed: options.has("bleed"),
      language: options.text(languageOption.name),
    };
    const result = await renderFolder(folder!, wanted, terminal);
    const { printProblems } = await import("./check");
    printProblems(result.problems, terminal);
    for (const file of result.files) terminal.print(file);
    return { exit: result.problems.some(({ severity }) => severity === "error") ? 1 : 0, json: result };
  },
};
