import { plural } from "../../engine/core/rich-text";
import type { Command } from "./command";
import { languageOption } from "./language-option";
import { namedAs, outOption } from "./out-option";
import { paperOf, paperOption } from "./size-options";

export const credits: Command = {
  name: "credits",
  about: "Make a page that says whose pictures, symbols and typefaces a set shows",
  arguments: [{ name: "project", about: "The project's folder" }],
  options: [
    outOption("<file>", "The PDF to write, credits.pdf unless given"),
    { name: "deck", value: "<id>", about: "Only what the cards of this deck show" },
    { name: "cards", value: "<search>", about: "Only what these cards show, as in the studio's search" },
    languageOption,
    paperOption,
  ],
  examples: [
    ["credits my-set", "A page to put with the printed cards"],
    ["credits my-set --json", "The same as data, and which pictures nobody is named for"],
  ],
  async run({ arguments: [folder], options }, terminal) {
    const { creditsFolder } = await import("./credits-folder");
    const { paper, paperSize } = paperOf(options.text("paper"));
    const wish = {
      out: namedAs("pdf", options.text("out") ?? "credits.pdf"),
      deck: options.text("deck") ?? null,
      cards: options.text("cards"),
      language: options.text(languageOption.name),
      paper: paperSize ?? paper,
    };
    const result = await creditsFolder(folder!, wish, terminal);
    const { printProblems } = await import("./check");
    printProblems(result.problems, terminal);
    if (result.file) terminal.print(`${result.file}: ${plural(result.pages, "page")}.`);
    const failed = result.problems.some(({ severity }) => severity === "error");
    return { exit: failed ? 1 : 0, json: result };
  },
};
