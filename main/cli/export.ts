import { plural } from "../../engine/core/rich-text";
import type { Command } from "./command";
import { outOption } from "./out-option";

const separators = { csv: ",", tsv: "\t" } as const;

export const exportCards: Command = {
  name: "export",
  about: "Write the cards of a project as a table, which finds back by import",
  arguments: [{ name: "project", about: "The project's folder" }],
  options: [
    {
      name: "format",
      value: "<form>",
      choices: ["csv", "tsv", "json"],
      about: "csv unless given, or what the file's ending says",
    },
    outOption("<file>", "The table to write, cards.csv unless given"),
  ],
  examples: [
    ["export my-set -o cards.csv", "A row a card and a column a field, for any spreadsheet"],
    ["export my-set --format json -o cards.json", "All cards as one list"],
  ],
  async run({ arguments: [folder], options }, terminal) {
    const { readProject } = await import("./read-project");
    const { cardsAsJson, tableOfCards } = await import("../../project/tables/table-of-cards");
    const { writeDelimited } = await import("../../project/tables/delimited");
    const { gameOfProject } = await import("./game-of-project");
    const { writeResult } = await import("./write-result");
    const { files } = readProject(folder!);
    const game = gameOfProject(files);
    const named = options.text("out");
    const ending = /\.(csv|tsv|json)$/i.exec(named ?? "")?.[1]?.toLowerCase();
    const format = (options.text("format") ?? ending ?? "csv") as "csv" | "tsv" | "json";
    const rows = tableOfCards(files, game);
    const text = format === "json" ? cardsAsJson(files, game) : writeDelimited(rows, separators[format]);
    const file = named ?? `cards.${format}`;
    await writeResult(file, text);
    terminal.print(`${file}: ${plural(rows.length - 1, "card")}.`);
    return { exit: 0, json: { file, cards: rows.length - 1 } };
  },
};
