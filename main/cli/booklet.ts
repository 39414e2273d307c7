import { plural } from "../../engine/core/rich-text";
import type { Command } from "./command";
import { languageOption } from "./language-option";
import { namedAs, outOption } from "./out-option";
import { paperOf, paperOption } from "./size-options";

export const booklet: Command = {
  name: "booklet",
  about: "Make a booklet of rules or notes, written in Markdown with cards and tables of the set",
  arguments: [
    { name: "project", about: "The project's folder" },
    {
      name: "text",
      about: "A file of its folder “booklets”, without its ending; the rules of the game unless given",
      optional: true,
    },
  ],
  options: [
    outOption("<file>", "The PDF to write, <text>.pdf unless given"),
    { ...paperOption, about: `The size of a page: ${paperOption.about}` },
    { name: "fold", about: "Two pages beside each other, in the order in which they are printed to be folded" },
    {
      name: "signature",
      value: "<sheets>",
      kind: "number",
      limits: { least: 1, most: 20, whole: true },
      about: "Fold thick booklets in parts of so many sheets",
    },
    languageOption,
    { name: "list", about: "Only tell which texts there are" },
  ],
  examples: [
    ["booklet my-set", "The rules of the game, on A4"],
    ["booklet my-set --paper a5 --fold", "On A4 sheets, to fold and staple"],
    ["booklet my-set notes --paper letter", "Of booklets/notes.md"],
  ],
  async run({ arguments: [folder, text], options }, terminal) {
    const { bookletFolder, listBooklets } = await import("./booklet-folder");
    if (options.has("list")) return listBooklets(folder!, terminal);
    const { paper, paperSize } = paperOf(options.text("paper"));
    const signature = options.number("signature");
    const wish = {
      text: (text ?? "rules").replace(/^booklets\//, "").replace(/\.md$/i, ""),
      out: options.text("out"),
      paper,
      ...(paperSize !== undefined && { paperSize }),
      fold: options.has("fold") || signature !== undefined,
      ...(signature !== undefined && { signature }),
      language: options.text("language"),
    };
    const named = { ...wish, out: namedAs("pdf", wish.out ?? `${wish.text}.pdf`) };
    const result = await bookletFolder(folder!, named, terminal);
    const { printProblems } = await import("./check");
    printProblems(result.problems, terminal);
    if (result.file) terminal.print(`${result.file}: ${plural(result.pages, wish.fold ? "side" : "page")}.`);
    const failed = result.problems.some(({ severity }) => severity === "error");
    return { exit: failed ? 1 : 0, json: result };
  },
};
