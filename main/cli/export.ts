import { plural } from "../../engine/core/rich-text";
import type { TableFormat } from "../../project/tables/table-of-cards";
import type { Command } from "./command";
import { languageOption } from "./language-option";
import { outOption } from "./out-option";

export const exportCards: Command = {
  name: "export",
  about: "Write the cards of a project, or their translations, as a table that finds back by import",
  arguments: [{ name: "project", about: "The project's folder" }],
  options: [
    {
      name: "format",
      value: "<form>",
      choices: ["csv", "tsv", "xlsx", "json"],
      about: "csv unless given, or what the file's ending says",
    },
    outOption("<file>", "The table to write, cards.csv or translations.csv unless given"),
    { name: "translations", about: "Instead of the cards, all texts and what they are in the set's languages" },
    { ...languageOption, about: "With --translations: only into this one" },
  ],
  examples: [
    ["export my-set -o cards.csv", "A row a card and a column a field, for any spreadsheet"],
    ["export my-set -o my-set.xlsx", "A workbook with sheets of cards, decks and translations"],
    [
      "export my-set --translations --language de -o german.xlsx",
      "All there is to translate, for who does it elsewhere",
    ],
    ["export my-set --format json -o cards.json", "All cards as one list"],
  ],
  async run({ arguments: [folder], options }, terminal) {
    const { readProject } = await import("./read-project");
    const { tableFile } = await import("../../project/tables/table-of-cards");
    const { cardIdOf } = await import("../../project/paths");
    const { gameOfProject } = await import("./game-of-project");
    const { writeResult } = await import("./write-result");
    const { files } = readProject(folder!);
    const game = gameOfProject(files);
    const named = options.text("out");
    const ending = /\.(csv|tsv|xlsx|json)$/i.exec(named ?? "")?.[1]?.toLowerCase();
    const format = (options.text("format") ?? ending ?? "csv") as TableFormat;
    if (options.has("translations")) {
      const { exportTranslations } = await import("./translations");
      return exportTranslations(files, { format, file: named, language: options.text(languageOption.name) }, terminal);
    }
    const file = named ?? `cards.${format}`;
    await writeResult(file, tableFile(files, game, format));
    const cards = [...files.keys()].filter((path) => cardIdOf(path) !== undefined).length;
    terminal.print(`${file}: ${plural(cards, "card")}.`);
    return { exit: 0, json: { file, cards } };
  },
};
