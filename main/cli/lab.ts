import { availableParallelism } from "node:os";
import { CannotDo, type Command } from "./command";
import { didYouMean } from "./did-you-mean";
import { namedLike, outOption } from "./out-option";
import { cliProblems } from "./problems";

const tasks = ["run", "show", "compare", "match"] as const;

export const lab: Command = {
  name: "lab",
  about: "Ask whether a set is fair, and play as many matches as the answer takes",
  arguments: [
    {
      name: "task",
      about: "run, show (the last answer, and what has changed since), compare, or match (one of those played)",
    },
    { name: "experiment", about: "<project>#<id>, or a file of one; show and compare take an answer's file too" },
    { name: "other", about: "compare: the other one; match: which, as in 0:17, by pairing and number", optional: true },
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
      about: "run: at most so many matches for each pairing, instead of what the experiment says",
    },
    {
      name: "until",
      value: "<points>",
      kind: "number",
      limits: { least: 0.5, most: 50, whole: false },
      about: "run: end when every interval is narrower than so many points",
    },
    {
      name: "seed",
      value: "<number>",
      kind: "number",
      limits: { least: 0, most: 2_147_483_647, whole: true },
      about: "run: other matches than those of the experiment's own seed",
    },
    {
      name: "threads",
      value: "<number>",
      kind: "number",
      limits: { least: 1, most: 256, whole: true },
      about: "run: how many matches at once; as many as the computer can unless given",
    },
    outOption("<file>", "run: the answer as .json or its tables as .csv; match: a saved match that opens at the table"),
  ],
  examples: [
    ["lab run my-set#is-red-fair", "Plays until the answer is sure enough, and keeps it in the project"],
    ["lab run my-set#costs --games 400 --out costs.csv", "A shorter run, its numbers as a table"],
    ["lab show my-set#is-red-fair", "The last answer, and what has changed since"],
    ["lab compare my-set#costs before.json", "What an answer that was kept with --out before has become"],
    ["lab match my-set#strong-cards 0:17 --out why.json", "One of its matches, to be looked at"],
  ],
  async run({ arguments: [task, place, other], options }, terminal) {
    const known = tasks.find((each) => each === task!.toLowerCase());
    if (!known) {
      const words = { command: "lab", task: task!, meant: didYouMean(task!, tasks), tasks: tasks.join(", ") };
      throw new CannotDo(cliProblems.report("cli/unknown-task", {}, words));
    }
    const out = options.text("out");
    const { labTasks } = await import("./lab-tasks");
    return labTasks[known](
      {
        place: place!,
        other,
        set: options.text("set"),
        games: options.number("games"),
        until: options.number("until"),
        seed: options.number("seed"),
        threads: options.number("threads") ?? availableParallelism(),
        out: out === undefined ? undefined : namedLike(out, known === "match" ? ["json"] : ["json", "csv"]),
      },
      terminal,
    );
  },
};
