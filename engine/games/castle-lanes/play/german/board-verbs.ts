import { type Amount, amountOf, amountText, changeBy, figure, isFigure } from "../../../../core/grammar/german/amounts";
import { der, mass } from "../../../../core/grammar/german/nouns";
import { does, type Predicate } from "../../../../core/grammar/german/predicates";
import type { GermanWords } from "../../../../core/grammar/german/speech";
import { clause, type Statement } from "../../../../core/grammar/german/statements";
import { asSubject, type Reference } from "../../../../core/grammar/german/things";
import { listed } from "../../../../core/grammar/lists";
import { type Phrase, phrase, said } from "../../../../core/grammar/phrase";
import type { Json } from "../../../../core/vocabulary";
import type { Filter } from "../vocabulary/filters";
import type { Who } from "../vocabulary/parts";
import {
  doing,
  goldOf,
  ownerOfIt,
  piecesDo,
  player,
  quoted,
  sideOwner,
  symbolNouns,
  taken,
  thoseOf,
  tileOf,
} from "./phrases";
import { type CastleLanesGerman, nouns, type Say } from "./speech";

/** Verbs about units, buildings and gold. */

const damage = mass(der("Schaden"));
const damageOf = (amount: Amount): Phrase =>
  amountOf("such" in amount ? { ...amount, such: "so viel" } : amount, damage, "acc");

type TileRef = number | "this" | "its";

/** "dein zweites Feld in jeder Bahn", "dieses Feld" */
function tileText(owner: Reference, tile: TileRef, lane: string, say: Say): Phrase {
  if (tile === "this") return say.mark("tile", "dieses Feld");
  if (tile === "its") return say.mark("tile", say.speech.its(nouns.tile).in("acc"));
  return phrase`${say.mark("tile", tileOf(owner, tile, "acc"))} ${say.mark("lane", say.speech.inLane(lane))}`;
}

/** Whose a piece is, where it is known. */
function ownerOf(of: Json, speech: CastleLanesGerman): Reference | undefined {
  if (typeof of === "string") return of === "this" ? player("you") : speech.ownerOf(of);
  return sideOwner(((of ?? {}) as { units?: Filter }).units?.side);
}

const ending = (verb: Predicate) => (who: Who) => clause(verb, { subject: player(who), opens: true });

interface Modify {
  of: Json;
  attack?: Json;
  movement?: Json;
  hp?: Json;
  every?: Json;
  set?: boolean;
  for?: "good" | "turn" | "march";
}
const stats = { attack: "{attack}", movement: "{move}", hp: "{hp}" } as const;
const ends = { good: "dauerhaft", turn: "bis zum Ende des Zuges", march: "für diesen Marsch" } as const;

/** "3 {attack}", "X {attack} (X ist dein {space})" */
const setTo = (amount: Amount, symbol: string): Phrase =>
  isFigure(amount) || "isLetter" in amount
    ? phrase`${amount.words("nom")} ${symbol}`
    : phrase`X ${symbol} (X ist ${amountText(amount, "nom")})`;

/** "nach jedem Marsch einen Zug länger warten", "alle 2 Züge marschieren" */
function pace(amount: Amount, isSet: boolean, until: Phrase): Predicate {
  const isOne = isFigure(amount) && Math.abs(amount.n) === 1;
  const words = isFigure(amount) ? String(Math.abs(amount.n)) : "X";
  const where = isFigure(amount) ? "" : phrase` (X ist ${amountText(amount, "nom")})`;
  const marked = (text: string): Phrase => said(amount.from ?? "", text);
  if (isSet) return does`${until} ${marked(isOne ? "jeden Zug" : `alle ${words} Züge`)}${where} marschieren`;
  const turns = marked(isOne ? "einen Zug" : `${words} Züge`);
  const longer = isFigure(amount) && amount.n < 0 ? "kürzer" : "länger";
  return does`${until} nach jedem Marsch ${turns} ${longer}${where} warten`;
}

export const boardVerbs: GermanWords<CastleLanesGerman>["verbs"] = {
  damage: ({ to }: { to: Json }, say: Say) => {
    const { speech } = say;
    const much = damageOf(say.value("n"));
    const those = (): Phrase => thoseOf(say.things("to"), "dat");
    if (speech.type !== "unit") return clause(does`${those()} ${much} zu|fügen`);
    const subject = asSubject(speech.things("this"));
    const sufferer = to === "this" ? say.mark("to", "sich selbst") : speech.acting(those);
    return clause(does`${sufferer} ${much} zu|fügen`, { subject, about: "this" });
  },
  destroy: (_, say) => clause(does`${taken(say)} zerstören`),
  heal: ({ of }: { of: Json }, say: Say) =>
    piecesDo(of, say, "of", does`${amountOf(say.value("n"), symbolNouns.hp, "acc", "um")} geheilt werden`),
  place: (
    { card, who = "you", lane, tile = 1 }: { card: string; who?: Who; lane: string; tile?: TileRef },
    say: Say,
  ) => {
    const where = tileText(player(who), tile, lane, say);
    const owned =
      typeof tile === "number" || who === "you" ? "" : phrase` für ${say.mark("who", player(who).in("acc"))}`;
    return clause(does`${say.mark("card", `1 ${quoted(card)}`)}${owned} auf ${where} stellen`);
  },
  relocate: ({ of, lane, tile = 1 }: { of: Json; lane: string; tile?: TileRef }, say: Say) => {
    const things = say.things("of");
    const agrees = things.called?.agrees ?? "many";
    // Tiles are counted by the owner of what is moved.
    const owner = ownerOf(of, say.speech) ?? ownerOfIt(agrees === "du" ? "f" : agrees);
    return clause(does`${thoseOf(things, "acc")} auf ${tileText(owner, tile, lane, say)} versetzen`);
  },
  reveal: (_, say) => clause(does`${taken(say)} auf|decken`),
  gold: ({ who, n }: { who?: Who; n: Json }, say) => {
    const isLoss = typeof n === "number" && n < 0;
    if (isLoss) return doing(who, say, does`${say.mark("n", goldOf(figure(-n)))} verlieren`);
    return doing(who, say, does`${goldOf(say.value("n"))} erhalten`);
  },
  winGame: ending(does`das Spiel gewinnen`),
  loseGame: ending(does`das Spiel verlieren`),

  modify: ({ of, set = false, for: lasting = "good", ...changes }: Modify, say: Say) => {
    const until = say.mark("for", ends[lasting]);
    const parts = (["attack", "movement", "hp"] as const).flatMap((stat) => {
      if (changes[stat] === undefined) return [];
      const amount = say.value(stat);
      return [set ? setTo(amount, stats[stat]) : changeBy(amount, stats[stat])];
    });
    const what = listed(parts, "und");
    const gets = parts.length === 0 ? [] : [set ? does`${until} ${what} haben` : does`${until} ${what} erhalten`];
    const waits = changes.every === undefined ? [] : [pace(say.value("every"), set, until)];
    return piecesDo(of, say, "of", ...gets, ...waits);
  },
  march: (of: Json, say: Say) => piecesDo(of, say, undefined, does`marschieren`),
  stopMarch: (of: Json, say: Say) => piecesDo(of, say, undefined, does`an|halten`),
  setTired: ({ of, to = true }: { of: Json; to?: boolean }, say: Say) =>
    piecesDo(
      of,
      say,
      "of",
      to ? does`${say.mark("to", "erschöpft")} werden` : does`${say.mark("to", "nicht mehr erschöpft")} sein`,
    ),
  setWait: ({ of, n }: { of: Json; n: Json }, say: Say): Statement[] => {
    if (n === 0) return piecesDo(of, say, "of", does`${say.mark("n", "nicht mehr")} warten`);
    return piecesDo(of, say, "of", does`${amountOf(say.value("n"), der("Zug", "Züge"), "acc")} warten`);
  },
};
