import { availableParallelism } from "node:os";
import type { Command } from "./command";
import { matchOptions } from "./match-options";
import { namedLike, outOption } from "./out-option";

export const sim: Command = {
  name: "sim",
  about: "Let bots play many games and count who wins",
  arguments: [],
  options: [
    ...matchOptions,
    {
      name: "games",
      value: "<number>",
      kind: "number",
      limits: { least: 1, most: 10_000_000, whole: true },
      about: "How many games, 100 unless given; as many as play make a round in which everybody sits everywhere",
    },
    { name: "swap-decks", about: "Two bots also play each other's decks, so that bots and decks can be told apart" },
    {
      name: "threads",
      value: "<number>",
      kind: "number",
      limits: { least: 1, most: 256, whole: true },
      about: "How many at once; as many as the computer can unless given",
    },
    outOption("<file>", "Keep the result and every game's in a file: .json or .csv"),
  ],
  examples: [
    ["sim --game flask --decks red,green --games 1000", "How often red beats green, with greedy bots"],
    [
      "sim --bots mcts:500,greedy --decks blue --games 200 --json",
      "How much better one bot is than another, with the same deck",
    ],
    ['sim --bots "python3 mybot.py,greedy" --bot-time 500', "A program of your own, with half a second for a decision"],
    ["sim --decks my-set#fire,my-set#ice --games 2000 --out balance.csv", "Every game of a balance test as a table"],
  ],
  async run(input, terminal) {
    const { simulate } = await import("./simulate");
    const { tellSeries } = await import("./sim-words");
    const { rulesInForce } = await import("./rules-in-force");
    const { namesOf } = await import("../../engine/lab/contestants");
    const out = input.options.text("out");
    const result = await simulate(
      input,
      {
        games: input.options.number("games") ?? 100,
        threads: input.options.number("threads") ?? availableParallelism(),
        swapDecks: input.options.has("swap-decks"),
        out: out === undefined ? undefined : namedLike(out, ["json", "csv"]),
      },
      terminal,
    );
    tellSeries(result, namesOf(result.seats), rulesInForce(result.game, result.options), terminal);
    terminal.tell(`${Math.round(result.gamesPerSecond)} games a second.`);
    return { exit: 0, json: result };
  },
};
