import { readCardSize } from "../../press/sizes";
import type { Command } from "./command";
import { languageOption } from "./language-option";
import { layoutOf, layoutOption } from "./layout-option";
import { cardSizeOf, cardSizeOption } from "./size-options";

export const fit: Command = {
  name: "fit",
  about: "Check that everything fits on every card",
  arguments: [{ name: "project", about: "The project's folder" }],
  options: [
    languageOption,
    layoutOption,
    cardSizeOption,
    {
      name: "below",
      value: "<points>",
      kind: "points",
      limits: { least: 1, most: 40, whole: false },
      about: "Also list text that shrank below this size",
    },
    { name: "cards", value: "<search>", about: "Only cards that fit this search, as in the studio's" },
  ],
  examples: [
    ["fit my-set", "Overflowing and tiny text, missing signs, icons and pictures, card by card"],
    ["fit my-set --layout large-print --card-size mini", "How another layout does on other cards"],
    ["fit my-set --below 6.5 --json", "For a build server: exit code 1 on any error"],
  ],
  async run({ arguments: [folder], options }, terminal) {
    const below = options.number("below");
    const { fitFolder } = await import("./fit-folder");
    const [search, size] = [options.text("cards"), options.text(cardSizeOption.name)];
    const wish = {
      language: options.text(languageOption.name),
      below,
      choice: { deck: null, ...(search !== undefined && { cards: search }), ...layoutOf(options) },
      card: size === undefined ? undefined : readCardSize(cardSizeOf(size)),
    };
    const result = await fitFolder(folder!, wish, terminal);
    const { printProblems } = await import("./check");
    printProblems(result.problems, terminal);
    terminal.print(result.problems.length === 0 ? "Everything fits." : `${result.problems.length} to look at.`);
    return { exit: result.ok ? 0 : 1, json: result };
  },
};
