import { availableParallelism } from "node:os";
import { questions } from "../../schemas/experiment";
import { mostSeed } from "../../schemas/limits";
import { CannotDo, type Command } from "./command";
import { didYouMean } from "./did-you-mean";
import { botTimeOption, mostSeats } from "./match-options";
import { namedLike, outOption } from "./out-option";
import { cliProblems } from "./problems";
import { queueOption } from "./queue-option";
import { paperOf, paperOption } from "./size-options";

const tasks = [
  "ask",
  "list",
  "run",
  "show",
  "compare",
  "match",
  "differ",
  "reach",
  "report",
  "runaway",
  "ladder",
] as const;

export const lab: Command = {
  name: "lab",
  about: "Ask whether a set is fair, and play as many matches as the answer takes",
  arguments: [
    {
      name: "task",
      about:
        "ask, list, run, show (the last answer, and what has changed since), compare, match (one of those played), differ (a match of a “what if” in both ways), reach (how something on a card could come about that never did), report (the last answer with its plots, as a PDF), runaway (cards that together never let a turn end), or ladder (how strong the bots of a game are)",
    },
    {
      name: "experiment",
      about:
        "<project>#<id>, or a file of one; an answer's file for show and compare, <project> for ask, list and runaway, a game for ladder",
    },
    {
      name: "other",
      about: `ask: ${questions.join(", ")}; compare: the other one; match: which, as in 0:17, by pairing and number; differ: its number; reach: the card; runaway: these cards alone, as in thief,architect`,
      optional: true,
    },
  ],
  options: [
    {
      name: "set",
      value: "<project>",
      about: "The project with whose cards it is run, if its file doesn't lie in one",
    },
    {
      name: "games",
      value: "<number>",
      kind: "number",
      limits: { least: 2, most: 1_000_000, whole: true },
      about: "ask, run, ladder: at most so many matches for each pairing, instead of what the experiment says",
    },
    {
      name: "until",
      value: "<points>",
      kind: "number",
      limits: { least: 0.5, most: 50, whole: false },
      about: "ask, run: end when every interval is narrower than so many points",
    },
    {
      name: "seed",
      value: "<number>",
      kind: "number",
      limits: { least: 0, most: mostSeed, whole: true },
      about: "ask, run, ladder: other matches than those of the experiment's own seed",
    },
    {
      name: "threads",
      value: "<number>",
      kind: "number",
      limits: { least: 1, most: 256, whole: true },
      about: "run: how many matches at once; as many as the computer can unless given",
    },
    {
      name: "touched",
      about: "run: after a change of cards, play only the matches again in which somebody saw them",
    },
    queueOption("run: workers play, wherever they are, instead of this computer"),
    { name: "decks", value: "<a,b>", about: "ask: decks of the project; all of them unless given" },
    {
      name: "generated",
      value: "<number>",
      kind: "number",
      limits: { least: 1, most: 12, whole: true },
      about: "ask: with so many legal decks that are made of the whole set, instead",
    },
    {
      name: "players",
      value: "<number>",
      kind: "number",
      limits: { least: 2, most: mostSeats, whole: true },
      about: "ask: how many play; two, or as few as the game takes, unless given",
    },
    {
      name: "bots",
      value: "<x,y>",
      about:
        'ask, run: each of them answers by itself, instead of those of the experiment; run: also programs, as in "python3 mybot.py"',
    },
    botTimeOption,
    {
      name: "change",
      value: "<what=value>",
      about:
        "ask what-if: thief/cost=3, thief/abilities/0/do={...} (null takes it away), deck:red/thief=2 for copies, or a house rule; several with ; between",
    },
    { name: "sweep", value: "<what=values>", about: "ask sweep: thief/cost=1,2,3, or a house rule with its values" },
    {
      name: "seek",
      value: "<what=from..to>",
      about: "ask seek: between which values a fair one is searched, thief/cost=0..8, or a house rule",
    },
    outOption(
      "<file>",
      "run: the answer as .json or its tables as .csv; match, reach, runaway: a saved match that opens at the table; report: a PDF",
    ),
    paperOption,
  ],
  examples: [
    ["lab ask my-set decks --decks red,green", "Writes down the question whether Red is fair against Green"],
    ["lab ask my-set what-if --decks red,green --change thief/cost=3", "What if the thief cost 3?"],
    ["lab list my-set", "All questions, the last answers, and which of these are out of date"],
    ["lab run my-set#is-red-fair", "Plays until the answer is sure enough, and keeps it in the project"],
    ["lab run my-set#costs --games 400 --out costs.csv", "A shorter run, its numbers as a table"],
    ['lab run my-set#costs --bots "python3 mybot.py"', "As a program of your own would play"],
    [
      "lab run my-set#costs --queue redis://10.0.0.5:6379",
      "On all machines whose “cardwright worker” is at that queue",
    ],
    ["lab show my-set#is-red-fair", "The last answer, and what has changed since"],
    ["lab compare my-set#costs before.json", "What an answer that was kept with --out before has become"],
    ["lab ask my-set seek --decks red,green --seek thief/cost=0..8", "At which cost of the thief is it fair?"],
    ["lab ask my-set texts --bots random,greedy", "Which effects and conditions on my cards never come about?"],
    ["lab reach my-set#dead-text architect --out how.json", "A match in which what never came about of it does"],
    ["lab run my-set#is-red-fair --touched", "After an edit of a card: only what it could have changed"],
    ["lab report my-set#is-red-fair --out red.pdf", "The last answer on paper, with its plots"],
    ["lab runaway my-set --out runaway.json", "Cards that run away together, and the longest such turn as a match"],
    ["lab ladder hatch --games 200", "How strong its bots are, by matches of each with the next"],
    ["lab match my-set#strong-cards 0:17 --out why.json", "One of its matches, to be looked at"],
  ],
  async run({ arguments: [task, place, other], options }, terminal) {
    const known = tasks.find((each) => each === task!.toLowerCase());
    if (!known) {
      const words = { command: "lab", task: task!, meant: didYouMean(task!, tasks), tasks: tasks.join(", ") };
      throw new CannotDo(cliProblems.report("cli/unknown-task", {}, words));
    }
    if (known === "ask" || known === "list") {
      const { askTask, listTask } = await import("./lab-ask");
      return known === "ask" ? askTask(place!, other, options, terminal) : listTask(place!, terminal);
    }
    const out = options.text("out");
    if (known === "ladder") {
      const { ladderTask } = await import("./lab-ladder");
      const { wishedBots } = await import("./bot-words");
      const numbers = { games: options.number("games"), seed: options.number("seed") };
      const threads = options.number("threads") ?? availableParallelism();
      const to = out === undefined ? undefined : namedLike(out, ["json"]);
      return ladderTask({ game: place!, ...wishedBots(options), ...numbers, threads, out: to }, terminal);
    }
    const { labTasks } = await import("./lab-tasks");
    const { wishedBots } = await import("./bot-words");
    const { paper, paperSize = paper } = paperOf(options.text("paper"));
    return labTasks[known](
      {
        place: place!,
        other,
        set: options.text("set"),
        games: options.number("games"),
        until: options.number("until"),
        seed: options.number("seed"),
        threads: options.number("threads"),
        queue: options.text("queue"),
        touched: options.has("touched"),
        ...wishedBots(options),
        out:
          out === undefined
            ? undefined
            : namedLike(
                out,
                known === "report"
                  ? ["pdf"]
                  : known === "match" || known === "reach" || known === "runaway"
                    ? ["json"]
                    : ["json", "csv"],
              ),
        paper: paperSize,
      },
      terminal,
    );
  },
};
