import { gameIds } from "../../schemas/game-id";
import { CannotDo, type Command, type Terminal } from "./command";
import { cliProblems } from "./problems";
import { marked, sayInto } from "./say-into";
import { tableOf } from "./table-of";
import { readChoice } from "./values";

export const say: Command = {
  name: "say",
  about: "Read rules texts as effects of a game",
  arguments: [{ name: "text", about: "What the card does, in words", optional: true }],
  options: [
    { name: "game", value: "<game>", about: "The game whose words are read", choices: gameIds },
    { name: "type", value: "<type>", about: "The type of card that says it; without it, each is tried" },
    { name: "table", value: "<file>", about: "A table (CSV) with a text in each row, instead of one text" },
    { name: "column", value: "<name>", about: "The column of the table that holds the texts (text)" },
    {
      name: "into",
      value: "<project>",
      about: "With --table: show what of it can be written into the project's cards",
    },
    { name: "cards", value: "<name>", about: "With --into: the column of the cards' names or ids (name)" },
    { name: "yes", about: "With --into: write what is understood; the studio's undo takes it back" },
  ],
  examples: [
    ['say --game castle-lanes "When you play this, draw 2 cards."', "The readings, best first, as they are printed"],
    ['say --game castle-lanes --type skill "Deal 2 damage to each enemy unit." --json', "With the effects themselves"],
    ["say --game hatch --table cards.csv --column rules", "A column of texts, a line a row"],
    ["say --table cards.csv --column rules --into my-set", "What of it would become what the cards do"],
    ["say --table cards.csv --column rules --into my-set --yes", "Writes that; what is doubtful is left to you"],
  ],
  async run({ arguments: [text], options }, terminal) {
    const game = gameIds.find((id) => id === options.text("game"));
    const table = options.text("table");
    const into = options.text("into");
    for (const [name, other, isAlone] of [
      ["into", "table", into !== undefined && table === undefined],
      ["cards", "into", options.text("cards") !== undefined && into === undefined],
      ["yes", "into", options.has("yes") && into === undefined],
    ] as const)
      if (isAlone) throw new CannotDo(cliProblems.report("cli/counts-only-with", {}, { name, other }));
    if (into !== undefined && table !== undefined) return sayInto(into, table, options, terminal);
    if (game === undefined) throw new CannotDo(cliProblems.report("cli/no-game", {}, { games: gameIds.join(", ") }));
    if ((text === undefined) === (table === undefined))
      throw new CannotDo(cliProblems.report("cli/nothing-to-read", {}, {}));
    const [{ isSure, readInWords, typesOfCards }, { starterSupply }] = await Promise.all([
      import("../../project/read-in-words"),
      import("./starter-supply"),
    ]);
    const cards = Object.values(starterSupply(game).cards);
    const typed = (name: string | undefined) => (name ? readChoice("type", typesOfCards(game), name) : undefined);
    const type = typed(options.text("type"));
    const read = (words: string, own = type) => readInWords(game, words, { cards, ...(own && { type: own }) });
    if (table === undefined) {
      const readings = read(text!);
      for (const reading of readings) printReading(text!, reading, terminal);
      if (readings.length === 0) terminal.tell("Nothing of this is understood.");
      return { exit: isSure(readings[0]) ? 0 : 1, json: { text, readings } };
    }
    const column = options.text("column") ?? "text";
    const rows = (await tableOf(table, column)).map((row, n) => {
      const words = row[column]!;
      const readings = read(words, type ?? typed(row["type"]));
      const [best] = readings;
      terminal.print(
        `${isSure(best) ? " " : terminal.paint("yellow", "?")} ${n + 2}  ${best ? marked(words, best.missed, terminal) : words}`,
      );
      if (best && !isSure(best)) terminal.print(`     ${terminal.paint("grey", best.text)}`);
      return { row: n + 2, text: words, isSure: isSure(best), readings };
    });
    const doubtful = rows.filter((row) => !row.isSure).length;
    terminal.tell(`${rows.length} texts, ${doubtful} to look at.`);
    return { exit: doubtful === 0 ? 0 : 1, json: { rows } };
  },
};

type Shown = Awaited<ReturnType<typeof import("../../project/read-in-words")["readInWords"]>>[number];

function printReading(
  text: string,
  { text: printed, covers, isExact, missed, type, value }: Shown,
  terminal: Terminal,
): void {
  const share = isExact && missed.length === 0 ? "" : `  ${Math.floor(covers * 100)} %`;
  terminal.print(
    `${terminal.paint("bold", printed)}${terminal.paint("grey", `${type === undefined ? "" : `  ${type}`}${share}`)}`,
  );
  if (missed.length > 0) terminal.print(`  Not understood: ${marked(text, missed, terminal)}`);
  terminal.print(`  ${JSON.stringify(value)}`);
}
