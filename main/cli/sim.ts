import { availableParallelism } from "node:os";
import type { Command } from "./command";
import { matchOptions } from "./match-options";
import { namedAs, outOption } from "./out-option";

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
      about: "How many games, 100 unless given",
    },
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
    ["sim --decks my-set#fire,my-set#ice --games 2000 --out balance.csv", "Every game of a balance test as a table"],
  ],
  async run(input, terminal) {
    const games = input.options.number("games") ?? 100;
    const threads = input.options.number("threads") ?? availableParallelism();
    const out = input.options.text("out");
    const { simulate } = await import("./simulate");
    const result = await simulate(
      input,
      { games, threads, out: out === undefined ? undefined : namedAs("json", out, "csv") },
      terminal,
    );
    const percent = (rate: number) => `${(100 * rate).toFixed(1)}%`;
    const range = ([low, high]: readonly number[]) => `${percent(low!)} to ${percent(high!)}`;
    for (const { bot, deck, wins, rate, interval } of result.seats) {
      terminal.print(
        `${terminal.paint("bold", `${bot} with ${deck}`)}  ${wins} wins, ${percent(rate)} (surely ${range(interval)})`,
      );
    }
    const { firstPlayer, turns, causes } = result;
    terminal.print(
      `${result.games} games, ${result.draws} drawn. Whoever began won ${percent(firstPlayer.rate)} (surely ${range(firstPlayer.interval)}).`,
    );
    terminal.print(`Turns: ${turns.median} in the middle, ${turns.p5} to ${turns.p95} in nine of ten games.`);
    terminal.print(
      `Ended by: ${
        Object.entries(causes)
          .map(([cause, n]) => `${cause} (${n})`)
          .join(", ") || "nothing"
      }.`,
    );
    terminal.tell(`${Math.round(result.gamesPerSecond)} games a second.`);
    return { exit: 0, json: result };
  },
};
