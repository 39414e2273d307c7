import type { Problem } from "../../schemas/problem";
import { slipIn } from "./effect-error";
import type { GameDefinition, GameTypes, SetOf, SetupOf } from "./game-definition";
import { refuseUndefined, spelledOut } from "./keywords";
import type { DeckList } from "./setup";
import type { WordWatch } from "./word-watch";

/** Sets larger than this are compiled only as far as a match needs them. */
const smallSet = 300;

/** Compiles the house rules and cards of a match; problems for the cards that it needs and that can't be played. */
export function compileSet<T extends GameTypes>(
  game: GameDefinition<T>,
  setup: SetupOf<T>,
  watch?: WordWatch,
): { set: SetOf<T>; problems: Problem[] } {
  const { cards: rules } = game;
  const cards: [string, T["card"]][] = Object.entries(setup.cards);
  const set = rules.emptySet(setup) as SetOf<T>;
  const procedures = Object.entries(rules.procedures);
  for (const _ of procedures) set.programs.push([]);
  for (const [id, card] of cards) set.designs.push(rules.design(set, id, card, setup));
  const byId = new Map(set.designs.map(({ id }, index) => [id, index]));
  const calledBy = rules.calledBy ?? (({ name }: T["design"]) => [name]);
  const byName = set.designs.flatMap((design, index) => calledBy(design).map((name) => [name, index] as const));
  set.indexOf = new Map([...byName, ...byId]);
  const decks = decksOf(game, setup);
  set.decks = decks.map((deck) => deck.flatMap(({ card, count }) => Array<number>(count).fill(byId.get(card)!)));
  rules.complete?.(set, setup);
  const vocabulary = rules.vocabulary(set);
  for (const [name, number] of procedures) set.programs[number] = rules.programs[name]!(set, vocabulary);
  const needed = neededIds(game, setup, decks);
  const isSmall = cards.length <= smallSet;
  const problems: Problem[] = [];
  for (const id of rules.compiled === "deck" ? needed : byId.keys()) {
    const isNeeded = needed.has(id);
    if (!isNeeded && (rules.compiled === "needed" || !isSmall)) continue;
    const [design, card] = [set.designs[byId.get(id)!]!, setup.cards[id]!];
    const slip = slipIn(() => {
      refuseUndefined(card, rules.builtInKeywords);
      const words = watch ? { ...vocabulary, watch: watch.of(id, card) } : vocabulary;
      rules.compile(set, words, design, spelledOut(card, rules.prepend));
    });
    if (!isNeeded) continue;
    const problem =
      rules.unplayable?.(design, card) ?? (slip === null ? undefined : rules.badCard(design, slip.message));
    if (problem) problems.push(problem);
  }
  return { set, problems };
}

const decksOf = <T extends GameTypes>({ decks, cards }: GameDefinition<T>, setup: SetupOf<T>): DeckList[] =>
  decks === "shared" ? [cards.sharedDeck?.(setup) ?? setup.deck ?? []] : setup.seats.map(({ deck = [] }) => deck);

function neededIds<T extends GameTypes>(
  { cards: rules }: GameDefinition<T>,
  setup: SetupOf<T>,
  decks: readonly DeckList[],
): ReadonlySet<string> {
  const named = [...decks.flatMap((deck) => deck.map(({ card }) => card)), ...(rules.alsoNeeded?.(setup) ?? [])];
  return rules.reach?.(setup.cards, named) ?? new Set(named);
}
