import type { CardFit, DeckLine, DeckUse, SetCard } from "../engine/core/card-game";
import type { Options } from "../engine/core/options";
import { cardGame } from "../engine/games/registry";
import type { GameId } from "../schemas/game-id";

/** How many copies of a card are meant by a hand that doesn't count them. */

type Rules = Pick<DeckUse<object>, "rules">;

const mostTried = 20;
const whereNothingIsSaid = 4;

/** The most of which rules and advice have the least to say. There is one leader. */
export function usualCopies(game: GameId, { id, card }: SetCard<object>, { rules }: Rules): number {
  const { leader, breaches } = cardGame(game);
  if (leader?.is(card)) return 1;
  const said = Array.from({ length: mostTried }, (_, before) => {
    const found = breaches([{ id, card, count: before + 1 }], { rules });
    return found.filter(({ isCount, cards }) => !isCount && cards.includes(id)).length;
  });
  const usual = said.lastIndexOf(Math.min(...said)) + 1;
  return usual === mostTried ? whereNothingIsSaid : usual;
}

const known = new WeakMap<object, { rules: Options | undefined; usual: number }>();

/** For who asks again and again: a card is the same object until its text changes. */
export const usualIn =
  (game: GameId, rules: Options | undefined) =>
  ({ id, card }: SetCard<object>): number => {
    const before = known.get(card);
    if (before && before.rules === rules) return before.usual;
    const usual = usualCopies(game, { id, card }, { rules });
    known.set(card, { rules, usual });
    return usual;
  };

/** As many copies as are wished for, as far as the deck takes them in one by one without breaking a rule anew. */
export function copiesThatFit(
  game: GameId,
  lines: readonly DeckLine<object>[],
  { id, card }: SetCard<object>,
  wished: number,
  { rules }: Rules,
): { copies: number; unfit: CardFit["unfit"] } {
  const others = lines.filter((line) => line.id !== id);
  let copies = lines.reduce((sum, line) => (line.id === id ? sum + line.count : sum), 0);
  while (copies < wished) {
    const { unfit } = cardGame(game).fits([...others, { id, card, count: copies }], { rules })({ id, card });
    if (unfit) return { copies, unfit };
    copies++;
  }
  return { copies, unfit: undefined };
}

/** The numbers of copies that are chosen at once, without counting. */
export const copiesAtOnce = (usual: number): readonly number[] =>
  usual <= 4 ? Array.from({ length: usual }, (_, before) => before + 1) : [1, Math.ceil(usual / 2), usual];

/** “3x farmer” is a search with a wish. */
export function readWish(typed: string): { copies: number | undefined; search: string } {
  const [, copies, search] = /^\s*(\d{1,2})\s*[x×]\s+(.*)$/iu.exec(typed) ?? [];
  return copies === undefined ? { copies: undefined, search: typed } : { copies: Number(copies), search: search ?? "" };
}
