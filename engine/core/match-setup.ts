import type { Problem } from "../../schemas/problem";
import type { DeckCard } from "./card-game";
import type { MatchSetup } from "./game";
import type { GameDefinition, GameTypes, SetupOf } from "./game-definition";
import { completeOptions, type Options } from "./options";
import { matchProblems, optionProblems } from "./problems";
import type { DeckList } from "./setup";

/** A set-up with all its house rules; or why it can't be had with them, or without cards that its decks name. */
export function readSetup<T extends GameTypes>(
  { options: declared, decks: kind, setup: rules }: GameDefinition<T>,
  given: MatchSetup,
): { ok: true; setup: SetupOf<T> } | { ok: false; problems: Problem[] } {
  const completed = completeOptions(declared.specs, given.options, declared.presets);
  if (!completed.ok) return { ok: false, problems: [completed.problem] };
  // What the specs let through is of the type that is declared with them; cards are what their files' schema says.
  const complete = { ...given, options: completed.value } as unknown as SetupOf<T>;
  const implied = rules.implied?.(complete.options, given.options);
  const setup = implied ? { ...complete, options: { ...complete.options, ...implied } } : complete;
  const decks = kind === "shared" ? [given.deck] : given.seats.map(({ deck }) => deck);
  const missing = decks.flatMap((deck = []) => deck.filter(({ card }) => !Object.hasOwn(given.cards, card)));
  const problems = [
    ...(rules.misfits?.(setup) ?? []),
    ...missing.map(({ card }) => matchProblems.report("match/unknown-card", { card }, { card })),
  ];
  return problems.length > 0 ? { ok: false, problems } : { ok: true, setup };
}

/** A house rule that doesn't go with the others, the seats or the cards. */
export const misfit = <HouseRules extends Options>(
  options: HouseRules,
  name: keyof HouseRules & string,
  allowed: string,
): Problem => optionProblems.report("options/out-of-range", {}, { name, value: String(options[name]), allowed });

/** A deck with its cards, as the checks of decks have it. */
export const linesOf = <Card>(deck: DeckList | undefined, cards: Readonly<Record<string, Card>>): DeckCard<Card>[] =>
  (deck ?? []).map(({ card, count }) => ({ id: card, count, card: cards[card]! }));

/** What is wrong with cards of a deck, each told where it is. */
export const problemsOfCards = <Card>(
  lines: readonly DeckCard<Card>[],
  check: (card: Card) => readonly Problem[],
): Problem[] =>
  lines.flatMap(({ id, card }) =>
    check(card).map((problem) => ({ ...problem, where: { ...problem.where, card: id } })),
  );
