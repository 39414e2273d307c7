import { type Amount, amountOf } from "../../../../core/grammar/german/amounts";
import { linked } from "../../../../core/grammar/german/compounds";
import { type Case, das, der, die, mass, type Noun, ordinal, spelled } from "../../../../core/grammar/german/nouns";
import type { Predicate } from "../../../../core/grammar/german/predicates";
import type { Say as CoreSay } from "../../../../core/grammar/german/speech";
import { type Clause, clause, type Statement } from "../../../../core/grammar/german/statements";
import {
  all,
  known,
  marked,
  pronoun,
  type Reference,
  several,
  single,
  type Things,
  tailOf,
  you,
} from "../../../../core/grammar/german/things";
import { isSilent, type Phrase, phrase, spaced } from "../../../../core/grammar/phrase";
import { cardTitle } from "../../../../core/rich-text";
import type { Filter } from "../vocabulary/filters";
import type { Who } from "../vocabulary/parts";
import { nouns, type Say } from "./speech";

/** How Castle Lanes reads in German: players, pieces and cards as its sentences call them. */

const enemy = known(der("Gegner"));
const players: Readonly<Record<Exclude<Who, "owner">, Reference>> = {
  you,
  enemy,
  active: known({ noun: der("Spieler"), adjectives: ["aktiv"] }),
};
/** “ihr Besitzer” */
export const ownerOfIt = (gender: Noun["gender"] | "many" = "f"): Reference => ({
  agrees: "m",
  in: (c) => single({ noun: der("Besitzer"), owner: pronoun(gender) }, c),
});
export const player = (who: Who = "you"): Reference => (who === "owner" ? ownerOfIt() : players[who]);

/** Of one side's pieces. */
export const sideOwner = (side: Filter["side"]): Reference | undefined =>
  side === "you" || side === "enemy" ? players[side] : undefined;

/** “ziehe eine Karte” for you, “der Gegner zieht eine Karte” for another. */
export function doing(
  who: Who | undefined,
  say: CoreSay,
  does: Predicate,
  more: Omit<Clause, "kind" | "does" | "subject"> = {},
): Statement {
  if (who === undefined || who === "you") return clause(does, more);
  return clause(does, { ...more, subject: marked(`${say.at}/who`, player(who)) });
}

export const symbolNouns = {
  gold: mass(das("{gold}")),
  hp: mass(das("{hp}")),
  attack: mass(der("{attack}")),
  movement: mass(die("{move}")),
  space: mass(der("{space}")),
} as const;
export const goldOf = (amount: Amount): Phrase => amountOf(amount, symbolNouns.gold, "acc");

/** “„Dino Baby“”: names keep their form. */
export const quoted = (card: string): string => `„${cardTitle(card)}“`;

/** What cards are called: “Dinosaur-Einheit”, “Karte namens „Dino Baby“”. */
export const cardThings = ({
  type = "card",
  trait,
  card,
}: {
  type?: keyof typeof nouns | undefined;
  trait?: string | undefined;
  card?: string | undefined;
}): Things => ({
  noun: nouns[type],
  compound: trait === undefined ? "" : linked(trait),
  tail: card === undefined ? "" : `namens ${quoted(card)}`,
});

/** "auf diesem Feld", "in dieser Bahn", "auf deinem dritten Feld im Wald" */
function placeOf({ lane, tile }: Filter, say: Say): Phrase {
  const inLane = lane === undefined || lane === "any" ? "" : say.mark("lane", say.speech.inLane(lane));
  if (tile === undefined) return inLane;
  if (tile === "this") return say.mark("tile", "auf diesem Feld");
  if (tile === "its") return phrase`auf ${say.mark("tile", say.speech.its(nouns.tile).in("dat"))}`;
  return spaced(say.mark("tile", phrase`auf ${tileOf(you, tile, "dat")}`), inLane);
}

/** "dein drittes Feld" */
export const tileOf = (owner: Reference, tile: number, c: Case): Phrase =>
  single({ noun: nouns.tile, owner, adjectives: [ordinal(tile)] }, c);

const ofBoth = { one: "", many: "beider Spieler" } as const;

/** Which pieces a filter means; `owners` are the players of its sides as the sentence calls them. */
export function pieceThings(
  filter: Filter,
  kind: "unit" | "building",
  say: Say,
  owners: { you?: Reference; enemy?: Reference } = { you },
): Things {
  const { side = "both", trait, card, tired, damaged, except, order = "all", limit } = filter;
  const owner = side === "both" ? undefined : owners[side];
  const place = placeOf(filter, say);
  const named = cardThings({ type: kind, trait, card });
  const things: Things = {
    ...named,
    adjectives: [
      say.mark("tired", tired === undefined ? "" : tired ? "erschöpft" : "frisch"),
      say.mark("damaged", damaged === undefined ? "" : damaged ? "beschädigt" : "unversehrt"),
      say.mark("side", side === "enemy" && owner === undefined ? "gegnerisch" : ""),
    ],
    other: except !== undefined,
    tail: side === "both" && isSilent(place) && card === undefined ? ofBoth : spaced(named.tail as Phrase, place),
    ...(owner === undefined ? {} : { owner: marked(`${say.at}/side`, owner) }),
  };
  if (order === "all" && limit === undefined) return things;
  return { ...things, called: ranked(filter, kind, things, say) };
}

const ranks = { first: "erst", last: "letzt", newest: "neuest", oldest: "ältest", all: "ältest" } as const;

/** "die erste gegnerische Einheit in dieser Bahn", "deine zwei neuesten Einheiten": those that come before others. */
function ranked({ order = "all", limit = 1, side }: Filter, kind: string, things: Things, say: Say): Reference {
  const isMany = limit > 1;
  const hidden = kind === "building" && side === "enemy" ? "(auch verborgen)" : "";
  const which: Things = {
    ...things,
    definite: true,
    // Pieces are found in order of play.
    adjectives: [say.mark("order", ranks[order]), ...(things.adjectives ?? [])],
    tail: spaced(tailOf(things, false), hidden),
    ...(isMany && { count: say.mark("limit", spelled(limit)) }),
  };
  return { agrees: isMany ? "many" : things.noun.gender, in: (c) => (isMany ? several : single)(which, c) };
}

/** Pieces or cards as an effect takes them: “alle gegnerischen Einheiten”, “deine Einheiten in dieser Bahn”, “sie”. */
export function thoseOf(things: Things, c: Case): Phrase {
  const { owner, other = false, tail = "" } = things;
  const isSome = other || (tail !== ofBoth && !isSilent(tail as Phrase));
  return owner !== undefined && isSome ? several(things, c) : all(things, c);
}
export const taken = (say: CoreSay, ...keys: readonly (string | number)[]): Phrase =>
  thoseOf(say.things(...keys), "acc");

export const asDoers = (things: Things): Reference => ({
  ...things.called,
  agrees: things.called?.agrees ?? "many",
  in: (c) => thoseOf(things, c),
});

/** What pieces do: “sie marschiert”, “deine Einheiten in dieser Bahn marschieren”. */
export function piecesDo(of: unknown, say: Say, key: string | undefined, ...does: Predicate[]): Statement[] {
  const subject = asDoers(key === undefined ? say.things() : say.things(key));
  const about = typeof of === "string" ? { about: say.speech.aboutOf(of) } : {};
  return does.map((each) => clause(each, { subject, ...about }));
}
