import { ordinal, spelled } from "../../../../core/grammar/english";
import { isSilent, type Phrase, phrase, spaced } from "../../../../core/grammar/phrase";
import type { Say as CoreSay } from "../../../../core/grammar/speech";
import { type Clause, clause, type Statement } from "../../../../core/grammar/statements";
import {
  all,
  asSubject,
  isMany,
  mass,
  type Noun,
  noun,
  possessive,
  several,
  type Things,
} from "../../../../core/grammar/things";
import { cardTitle } from "../../../../core/rich-text";
import type { Filter } from "./filters";
import type { Who } from "./parts";
import type { Say } from "./speech";

/** How Castle Lanes reads: players, pieces and cards as its sentences call them. */

const players: Record<Who, string> = {
  you: "you",
  enemy: "the enemy",
  active: "the active player",
  owner: "its owner",
};
export const playerName = (who: Who = "you"): string => players[who];
/** “your”, “the enemy's” */
export const whose = (who: Who = "you"): Phrase => possessive(playerName(who));

/** “your” or “the enemy's”, of one side's pieces. */
export const sideOwner = (side: Filter["side"]): Phrase | undefined =>
  side === "you" || side === "enemy" ? whose(side) : undefined;

/** “draw a card” for you, “the enemy draws a card” for another. */
export function doing(
  who: Who = "you",
  [verb, verbs]: readonly [string, string],
  object: Phrase,
  say: CoreSay,
  more: Omit<Clause, "kind" | "does" | "subject"> = {},
): Statement {
  if (who === "you") return clause(phrase`${verb} ${object}`, more);
  return clause(phrase`${verbs} ${object}`, { ...more, subject: say.mark("who", playerName(who)) });
}

export const gold = mass("{gold}");

/** "Dinosaur", "unit", "card": what cards are called. */
export const cardNoun = ({
  type,
  trait,
  card,
}: {
  type?: string | undefined;
  trait?: string | undefined;
  card?: string | undefined;
}): Noun => noun(card === undefined ? (trait ?? type ?? "card") : cardTitle(card));

/** "on this tile", "in this lane", "on your third tile of the forest". */
function placeOf({ lane, tile }: Filter, say: Say): Phrase {
  const inLane = lane === undefined || lane === "any" ? "" : say.mark("lane", say.speech.laneName(lane));
  if (tile === undefined) return lane === undefined || lane === "any" ? "" : phrase`in ${inLane}`;
  if (tile === "this") return say.mark("tile", "on this tile");
  if (tile === "its") return say.mark("tile", "on its tile");
  const place = say.mark("tile", `on your ${ordinal(tile)} tile`);
  return lane === undefined || lane === "any" ? place : phrase`${place} of ${inLane}`;
}

/** Which pieces a filter means; `owners` are the players of its sides as the sentence calls them. */
export function pieceThings(
  filter: Filter,
  kind: "unit" | "building",
  say: Say,
  owners: { you?: Phrase; enemy?: Phrase } = { you: "you" },
): Things {
  const { side = "both", trait, card, tired, damaged, except, order = "all", limit } = filter;
  const owner = side === "both" ? undefined : owners[side];
  const place = placeOf(filter, say);
  const things: Things = {
    noun: cardNoun({ type: kind, trait, card }),
    adjectives: [
      say.mark("tired", tired === undefined ? "" : tired ? "tired" : "fresh"),
      say.mark("damaged", damaged === undefined ? "" : damaged ? "damaged" : "unhurt"),
      say.mark("side", side === "enemy" && owner === undefined ? "enemy" : ""),
    ],
    other: except !== undefined,
    tail: side === "both" && isSilent(place) ? ofBoth : place,
    ...(owner === undefined ? {} : { owner: say.mark("side", owner) }),
  };
  if (order === "all" && limit === undefined) return things;
  return { ...things, called: { words: ranked(filter, kind, things, place, say), many: (limit ?? 1) > 1 } };
}

const ofBoth: Noun = { one: "", many: "of both players" };

/** "the first enemy unit in this lane", "your two newest units": those that come before others. */
function ranked(
  { order = "all", limit = 1, side }: Filter,
  kind: string,
  things: Things,
  place: Phrase,
  say: Say,
): Phrase {
  const { owner, other = false, adjectives = [], noun } = things;
  const isMany = limit > 1;
  const count = isMany ? say.mark("limit", spelled(limit)) : "";
  // Pieces are found in order of play.
  const which = say.mark("order", order === "all" ? "oldest" : order);
  const rank = order === "first" || order === "last" ? spaced(which, count) : spaced(count, which);
  const words = spaced(
    owner === undefined ? "the" : possessive(owner),
    rank,
    other ? "other" : "",
    ...adjectives,
    isMany ? noun.many : noun.one,
    place,
  );
  if (kind !== "building" || side !== "enemy") return words;
  return phrase`${words}, even ${isMany ? "hidden ones" : "a hidden one"}`;
}

/** Pieces or cards as an effect takes them: “all enemy units”, “your units in this lane”, “it”. */
export function thoseOf(things: Things): Phrase {
  const { owner, other = false, tail = "" } = things;
  const isSome = other || (tail !== ofBoth && !isSilent(tail as Phrase));
  return owner !== undefined && isSome ? several(things) : all(things);
}
export const taken = (say: CoreSay, ...keys: readonly (string | number)[]): Phrase => thoseOf(say.things(...keys));

/** What pieces do: “it marches”, “your units in this lane march”. */
export function piecesDo(of: unknown, say: Say, key: string | undefined, does: (isMany: boolean) => Phrase): Statement {
  const things = key === undefined ? say.things() : say.things(key);
  return clause(does(isMany(things)), {
    subject: asSubject(thoseOf(things)),
    ...(typeof of === "string" ? { about: say.speech.aboutOf(of) } : {}),
  });
}
