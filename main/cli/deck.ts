import { gameIds } from "../../schemas/game-id";
import { mostSeed } from "../../schemas/limits";
import { CannotDo, type Command } from "./command";
import { didYouMean } from "./did-you-mean";
import { mostSeats } from "./match-options";
import { outOption } from "./out-option";
import { cliProblems } from "./problems";

const tasks = ["check", "stats", "odds", "hands", "suggest", "complete", "compare", "convert"] as const;

export const deck: Command = {
  name: "deck",
  about: "Check, count, deal, complete, compare or convert a deck",
  arguments: [
    { name: "task", about: `What to do: ${tasks.join(", ")}` },
    {
      name: "deck",
      about: "A deck file, also a list or of Flask's own editor, a deck code, <project>#<id>, or a starter deck's id",
    },
    {
      name: "other",
      about: "compare: the other deck, written alike; otherwise the deck's id, where the one before is a project",
      optional: true,
    },
  ],
  options: [
    { name: "game", value: "<id>", choices: gameIds, about: "Whose starter deck or starter set is meant" },
    { name: "set", value: "<project>", about: "The set among whose cards a list or a code is read" },
    {
      name: "to",
      value: "<form>",
      choices: ["text", "code", "csv", "xlsx", "json", "codes", "flask", "tts", "picture"],
      about:
        "convert: into a list, one short code, a table, a workbook, a deck file with its cards, the cards' codes, a deck for Flask's own editor or Tabletop Simulator, or one picture with its code to be scanned",
    },
    {
      name: "players",
      value: "<number>",
      kind: "number",
      limits: { least: 1, most: mostSeats, whole: true },
      about: "How many will play; otherwise the deck must do for the fewest, and is told if it doesn't for more",
    },
    outOption(
      "<file>",
      "complete: where the completed deck file goes; convert: where a workbook, a picture (.png or .svg) or, in a folder, what Tabletop Simulator needs goes",
    ),
    { name: "yes", about: "complete: change the deck in its project; the studio's undo takes it back" },
    {
      name: "query",
      value: "<question>",
      about: "odds, hands: what the hand shall hold by when, as in '2x cost<=2, type:unit'; several with ; between",
    },
    {
      name: "count",
      value: "<number>",
      kind: "number",
      limits: { least: 1, most: 100_000, whole: true },
      about: "hands: how many first hands are dealt, 1 unless given; of several, how often something held",
    },
    {
      name: "seed",
      value: "<number>",
      kind: "number",
      limits: { least: 0, most: mostSeed, whole: true },
      about: "hands: the seed of the first, 1 unless given; each further hand has the next one",
    },
    { name: "draws", value: "<numbers>", about: "odds: after how many cards drawn, instead of turn by turn" },
    {
      name: "place",
      value: "<number>",
      kind: "number",
      limits: { least: 1, most: mostSeats, whole: true },
      about: "odds, hands: which player it is by the order of turns, 1 (the first) unless given",
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
    ["deck hands my-set#blue", "A first hand, as the game deals it"],
    ["deck hands my-set#blue --count 1000", "A thousand of them, and how often they hold what one wants"],
    ["deck suggest my-set#blue", "Cards that would go with it, and why"],
    ["deck complete my-set#blue", "What would make it legal, card by card, and why"],
    ["deck complete my-set#blue --yes", "Does it"],
    ["deck compare my-set#blue my-set#red", "Cards in and out, curve, odds; exit code 1 if anything differs"],
    ["deck compare my-set@1.2#blue my-set#blue", "What became of a deck since a kept version, and of its cards"],
    ["deck convert my-set#blue --to text", "A list to paste into a message"],
    [
      "deck convert my-set#blue --to picture --out blue.png",
      "One picture to share, with the deck's code to be scanned",
    ],
    ["deck check list.txt --set my-set", "The same for a list as people write it; a code does too"],
    ["deck convert my-set#blue --to flask > blue.json", "A file that Flask's own editor opens"],
  ],
  async run({ arguments: [task, place, other], options }, terminal) {
    const known = tasks.find((candidate) => candidate === task!.toLowerCase());
    if (!known) {
      const params = { command: "deck", task: task!, meant: didYouMean(task!, tasks), tasks: tasks.join(", ") };
      throw new CannotDo(cliProblems.report("cli/unknown-task", {}, params));
    }
    const { openDeck, deckTasks } = await import("./deck-tasks");
    if (known === "compare") {
      if (other === undefined) throw new CannotDo(cliProblems.report("cli/nothing-to-compare", {}));
      const { compareTask } = await import("./compare-task");
      return compareTask(await openDeck(place!, options), await openDeck(other, options), options, terminal);
    }
    const deck = await openDeck(other === undefined ? place! : `${place}#${other}`, options);
    return deckTasks[known](deck, options, terminal);
  },
};
