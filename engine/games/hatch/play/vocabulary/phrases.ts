import { type Amount, changeBy } from "../../../../core/grammar/amounts";
import { listed } from "../../../../core/grammar/lists";
import { type Phrase, phrase, spaced, spoken } from "../../../../core/grammar/phrase";
import type { Say, Speech } from "../../../../core/grammar/speech";
import { type Clause, clause, type Statement } from "../../../../core/grammar/statements";
import { type Noun, noun, several, type Things } from "../../../../core/grammar/things";
import { giftSymbol } from "../../symbols";
import type { CardFilter, EggFilter, OwnedCards } from "./selectors";

/** How Hatch reads: players, cards and eggs as its sentences call them. */

/** “you”, “the attacker”, “that player”. */
export function playerName(who: string | undefined, { discourse }: Speech): Phrase {
  if (who === undefined || who === "you") return "you";
  if (who === "active") return "the active player";
  if (who === "attacker" || who === "defender") return `the ${who}`;
  return discourse.call(who)?.called?.words ?? who;
}

/** “draw a card” for the player of the card, “that player draws a card” for another, who is named before what it is. */
export function doing(
  who: string | true | undefined,
  [verb, verbs]: readonly [string, string],
  object: () => Phrase,
  say: Say,
  more: Omit<Clause, "kind" | "does" | "subject"> = {},
): Statement {
  if (who === undefined || who === "you" || who === true) return clause(phrase`${verb} ${object()}`, more);
  const subject = say.mark("who", playerName(who, say.speech));
  return clause(phrase`${verbs} ${object()}`, { ...more, subject });
}

const nouns = {
  dragon: noun("dragon"),
  "hand card": noun("hand card"),
  resource: noun("resource"),
  mercenary: noun("mercenary"),
  card: noun("card"),
  egg: noun("egg"),
} as const;
export type CardNoun = Exclude<keyof typeof nouns, "egg">;

/** "dragons that give {F}", "another Omen dragon". */
export function cardThings(
  { gives, family, sacrifice, maxPower, others = false }: CardFilter,
  name: CardNoun,
  say: Say,
): Things {
  const symbol = gives === undefined ? undefined : giftSymbol[gives];
  const withs = spoken([
    say.mark("sacrifice", sacrifice === undefined ? "" : `a sacrifice of ${sacrifice} or more`),
    say.mark("maxPower", maxPower === undefined ? "" : `${maxPower} power or less`),
  ]);
  const tail = (verb: string): Phrase =>
    spaced(
      say.mark("gives", gives === undefined ? "" : `that ${verb} ${symbol ? `{${symbol}}` : "nothing"}`),
      withs.length > 0 ? phrase`with ${listed(withs)}` : "",
    );
  return {
    noun: nouns[name],
    other: others,
    adjectives: [say.mark("family", family ?? "")],
    tail: { one: tail("gives"), many: tail("give") },
  };
}

/** Those of the discard pile, which everybody knows. */
export function inDiscard(things: Things): Things {
  const { one, many } = things.tail as Noun;
  const place = "in the discard pile";
  return { ...things, tail: { one: spaced(one, place), many: spaced(many, place) }, definite: true };
}

export const ownedThings = (
  filter: OwnedCards,
  name: CardNoun,
  say: Say,
  owner = playerName(filter.of, say.speech),
): Things => ({ ...cardThings(filter, name, say), owner: say.mark("of", owner) });

export function eggThings(
  { of, bare, resting, slots = false, others = false }: EggFilter,
  say: Say,
  owner = playerName(of, say.speech),
): Things {
  return {
    noun: nouns.egg,
    owner: say.mark("of", owner),
    other: others,
    adjectives: [
      say.mark("bare", bare === undefined ? "" : bare ? "bare" : "fed"),
      say.mark("resting", resting === undefined ? "" : resting ? "resting" : "rested"),
    ],
    tail: say.mark("slots", slots ? "with slots left" : ""),
  };
}

/** Cards or eggs as an effect takes them: “it”, “your eggs”. */
export const taken = (say: Say, ...keys: readonly (string | number)[]): Phrase => several(say.things(...keys));

/** "+2 power", "+1 power for each of your eggs", "−3 power". */
export const powerText = (amount: Amount): Phrase => changeBy(amount, "power");
