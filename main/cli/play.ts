import { forfeits } from "../../engine/bots/forfeit";
import type { Command } from "./command";
import { matchOptions } from "./match-options";

export const play: Command = {
  name: "play",
  about: "Let bots play one game",
  arguments: [],
  options: [...matchOptions, { name: "log", about: "Tell the whole game in words" }],
  examples: [
    ["play --game flask --bots greedy,random --log", "A whole game in words"],
    [
      "play --decks red,green --bots mcts:1000,greedy --seed 7 --json",
      "Who wins, after how many turns, and the hash of the end",
    ],
    ['play --game flask --bots "python3 mybot.py,greedy"', "A program of your own against the greedy bot"],
    ["play --decks my-set#blue,red", "A deck of a project against a starter deck"],
  ],
  async run(input, terminal) {
    const { playOnce } = await import("./play-once");
    const { log, ...result } = await playOnce(input, terminal);
    const { ranking, winner, turns, actions, cause } = result;
    const { forfeit } = result;
    if (input.options.has("log")) for (const line of log) terminal.print(line);
    if (forfeit) terminal.print(`Player ${forfeit.seat + 1} ${forfeits[forfeit.why]}. ${forfeit.detail}`);
    const end = winner === null ? "Nobody won" : `Player ${winner + 1} won`;
    const order = ranking.map((seats) => seats.map((seat) => seat + 1).join(" = ")).join(", ");
    terminal.print(
      `${end} after ${turns} turns and ${actions} actions (${cause}; ranking: ${order}; seed ${result.seed}; hash ${result.hash}).`,
    );
    return { exit: 0, json: input.options.has("log") ? { ...result, log } : result };
  },
};
