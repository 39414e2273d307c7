import { gameIds } from "../../schemas/game-id";
import type { CommandOption } from "./command";

/** More than any game takes; what a game takes it says itself. */
export const mostSeats = 16;
/** In milliseconds. */
export const usualBotTime = 5000;

export const botTimeOption: CommandOption = {
  name: "bot-time",
  value: "<ms>",
  kind: "number",
  limits: { least: 10, most: 3_600_000, whole: true },
  about: `Bots that are programs: so many milliseconds for a decision, ${usualBotTime} unless given`,
};

/** The options that `play` and `sim` share; kept apart so that help needs no engine. */
export const matchOptions: readonly CommandOption[] = [
  { name: "game", value: "<id>", choices: gameIds, about: `The game; otherwise that of the decks, or ${gameIds[0]}` },
  {
    name: "players",
    value: "<number>",
    kind: "number",
    limits: { least: 1, most: mostSeats, whole: true },
    about: "How many play; otherwise as many as there are decks or bots",
  },
  { name: "decks", value: "<a,b>", about: "A deck for each: a starter deck's id, a deck file, or <project>#<id>" },
  {
    name: "bots",
    value: "<x,y>",
    about:
      'A bot for each: random, quick, greedy, mcts:1000, mcts:500ms, or a program, as in "python3 mybot.py"; greedy unless given',
  },
  botTimeOption,
  {
    name: "seed",
    value: "<number>",
    kind: "number",
    limits: { least: -Number.MAX_SAFE_INTEGER, most: Number.MAX_SAFE_INTEGER, whole: true },
    about: "The same number gives the same cards; a new one unless given",
  },
  { name: "preset", value: "<id>", about: "House rules that the game has a name for, as in revised-2025" },
  { name: "options", value: "<json>", about: 'House rules, as in {"startCounters":4}' },
];
