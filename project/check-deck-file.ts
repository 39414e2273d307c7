import { groupBy } from "../engine/core/group-by";
import type { Options } from "../engine/core/options";
import { cardGame } from "../engine/games/registry";
import type { GameId } from "../schemas/game-id";
import type { Problem } from "../schemas/problem";
import { deckLines, setCards } from "./deck-lines";
import { documentProblems } from "./problems";
import { type Files, readDeck } from "./project-text";

/** How a deck is to be judged: by the usual house rules and for any number of players, unless they are known. */
export interface DeckJudging {
  rules?: Options | undefined;
  players?: number | undefined;
  /** Only what is wrong: quick enough for every press of a key. */
  isQuick?: boolean;
}

/** Everything wrong with a deck: with its file, with what it lists, and by the rules of its game. */
export function checkDeckFile(
  path: string,
  text: string,
  game: GameId,
  files: Files,
  { rules, players, isQuick = false }: DeckJudging = {},
): Problem[] {
  const { lines, problems } = deckLines(path, text, game, files);
  const repeated = [...groupBy(lines, ({ id }) => id)]
    .filter(([, same]) => same.length > 1)
    .map(([id, same]) => documentProblems.report("deck/repeated-card", { card: id }, { name: id, count: same.length }));
  // Without its lines there is no deck to be judged.
  const isDeck = !problems.some(({ where: { field = "" } }) => field === "" || field === "/cards");
  // A card that is in no file may be anything; that it is missing is told.
  const use = { rules, players, set: () => setCards(files, game, rules) };
  const judge = (): Problem[] =>
    isQuick
      ? cardGame(game)
          .breaches(lines, use)
          .map(({ problem }) => problem)
      : cardGame(game).checkDeck(lines, use);
  const found = [...problems, ...repeated, ...(isDeck ? judge() : [])];
  const version = readDeck(path, text, game)?.legalIn;
  if (version === undefined || !found.some(({ severity }) => severity === "error")) return found;
  return [...found, documentProblems.report("deck/no-longer-legal", { field: "/legalIn" }, { version })];
}
