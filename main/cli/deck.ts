import { gameIds } from "../../schemas/game-id";
import { CannotDo, type Command } from "./command";
import { didYouMean } from "./did-you-mean";
import { mostSeats } from "./match-options";
import { outOption } from "./out-option";
import { cliProblems } from "./problems";

const tasks = ["check", "stats", "odds", "complete", "convert"] as const;

export const deck: Command = {
  name: "deck",
  about: "Check, count, complete or convert a deck",
  arguments: [
    { name: "task", about: `What to do: ${tasks.join(", ")}` },
    {
      name: "deck",
      about: "A deck file, also a list or of Flask's own editor, a deck code, <project>#<id>, or a starter deck's id",
    },
  ],
  options: [
    { name: "game", value: "<id>", choices: gameIds, about: "Whose starter deck or starter set is meant" },
    { name: "set", value: "<project>", about: "The set among whose cards a list or a code is read" },
    {
      name: "to",
      value: "<form>",
      choices: ["text", "code", "csv", "json", "codes", "flask"],
      about:
        "convert: into a list, one short code, a table, a deck file with its cards, the cards' codes, or a deck for Flask's own editor",
    },
    {
      name: "players",
      value: "<number>",
      kind: "number",
      limits: { least: 1, most: mostSeats, whole: true },
      about:
        "check, complete: how many will play; otherwise it must do for the fewest, and is told if it doesn't for more",
    },
    outOption("<file>", "complete: where the completed deck file goes"),
    { name: "yes", about: "complete: change the deck in its project; the studio's undo takes it back" },
    {
      name: "query",
      value: "<question>",
      about: "odds: what the hand shall hold by when, as in '2x cost<=2, type:unit'; several with ; between",
    },
    { name: "draws", value: "<numbers>", about: "odds: after how many cards drawn, instead of turn by turn" },
    {
      name: "place",
      value: "<number>",
      kind: "number",
      limits: { least: 1, most: mostSeats, whole: true },
      about: "odds: whose turn comes so-manieth, 1 unless given",
    },
  ],
  examples: [
    ["deck check my-set#blue", "Whether the deck is legal, what is wrong and what would mend it"],
    ["deck check my-set#standard --players 5", "The same for a table of five"],
    ["deck stats my-set/decks/blue.json --json", "Types, costs and symbols, counted"],
    ["deck odds my-set#blue --draws 3,4,5", "The chance to hold each card by then"],
    [
      "deck odds my-set#blue --query '2x cost<=2, type:unit'",
      "Two cheap cards and a unit: in the first hand, and by turn",
    ],
    ["deck complete my-set#blue", "What would make it legal, card by card, and why"],
    ["deck complete my-set#blue --yes", "Does it"],
    ["deck convert my-set#blue --to text", "A list to paste into a message"],
    ["deck check list.txt --set my-set", "The same for a list as people write it; a code does too"],
    ["deck convert my-set#blue --to flask > blue.json", "A file that Flask's own editor opens"],
  ],
  async run({ arguments: [task, place], options }, terminal) {
    const known = tasks.find((candidate) => candidate === task!.toLowerCase());
    if (!known) {
      const params = { task: task!, meant: didYouMean(task!, tasks), tasks: tasks.join(", ") };
      throw new CannotDo(cliProblems.report("cli/unknown-task", {}, params));
    }
    const { openDeck, deckTasks } = await import("./deck-tasks");
    return deckTasks[known](openDeck(place!, options), options, terminal);
  },
};
