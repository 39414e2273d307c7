import { completeOptions, type Options } from "../../engine/core/options";
import { nextInt, type Rng, seedRng, shuffle } from "../../engine/core/rng";
import type { DeckList } from "../../engine/core/setup";
import { completeDeck } from "../../engine/decks/complete-deck";
import { cardGame } from "../../engine/games/registry";
import type { GameId } from "../../schemas/game-id";
import { fail, type Result, succeed } from "../../schemas/problem";
import { cardTraits } from "../card-traits";
import { usualIn } from "../deck-copies";
import { setCards } from "../deck-lines";
import type { Files } from "../project-text";
import { labProblems } from "./problems";

/** So many cards are picked by luck; the rules and what these share decide on the others. */
const picked = 6;
const attempts = 4;
const mostPool = 60;

/** Legal decks made of the whole set, other ones for every seed. */
export function generateDecks(
  files: Files,
  game: GameId,
  count: number,
  seed: number,
  asked: Options,
): Result<DeckList[]> {
  const { options: specs, presets, breaches } = cardGame(game);
  const complete = completeOptions(specs, asked, presets);
  if (!complete.ok) return complete;
  const rules = complete.value;
  const set = setCards(files, game, rules);
  const usual = usualIn(game, rules);
  const rng = seedRng(seed);
  const decks: DeckList[] = [];
  let reason = "it has no cards.";
  for (let tries = 0; decks.length < count && tries < attempts * count; tries++) {
    const pool = some(set, mostPool, rng);
    const begun = pool.slice(0, picked).map((line) => ({ ...line, count: 1 + nextInt(rng, 2) }));
    const { steps, left } = completeDeck({
      deck: begun,
      set: pool,
      models: [],
      traits: cardTraits(game),
      usual,
      breaches: (lines) => breaches(lines, { rules, set: () => set }),
    });
    reason = left[0]?.problem.message ?? reason;
    if (left.length > 0) continue;
    const counts = new Map(begun.map(({ id, count: copies }) => [id, copies]));
    for (const step of steps)
      counts.set(step.card, (counts.get(step.card) ?? 0) + (step.do === "add" ? step.copies : -step.copies));
    decks.push([...counts].flatMap(([card, copies]) => (copies > 0 ? [{ card, count: copies }] : [])));
  }
  return decks.length < count ? fail(labProblems.report("lab/no-legal-deck", {}, { reason })) : succeed(decks);
}

function some<T>(items: readonly T[], count: number, rng: Rng): T[] {
  const all = [...items];
  shuffle(rng, all);
  return all.slice(0, count);
}
