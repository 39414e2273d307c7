import { unknown } from "../../../core/position";
import type { Json } from "../../../core/vocabulary";
import type { CompiledSet } from "./compiled-set";
import type { State, Unit } from "./state";
import { attackOf, placeName, spaceOf } from "./stats";

/** Writes a state, or a seat's view of it, as a position, with what scenarios ask for besides: space and sizes. */
export function writePosition(set: CompiledSet, state: State): object {
  const id = (design: number): string => set.designs[design]?.id ?? unknown;
  const names = (cards: readonly number[]): string[] => cards.map((card) => id(state.design[card]!));
  return {
    turn: state.turn,
    active: state.active,
    step: state.result ? "over" : (state.prompt?.kind ?? "main"),
    ...(state.prompt?.kind === "mulligan" ? { asked: state.prompt.seat } : {}),
    players: state.players.map((player, seat) => ({
      castle: player.castle,
      gold: player.gold,
      space: spaceOf(set, state, seat),
      ...(player.class < 0 ? {} : { class: id(player.class) }),
      handSize: player.hand.length,
      hand: names(player.hand),
      deckSize: player.deck.length,
      deck: names(player.deck),
      discard: names(player.discard),
      hiddenCount: state.buildings.filter(({ owner, hidden }) => owner === seat && hidden).length,
      activeUsed: player.activeUsed,
      ...(player.once.length > 0 ? { once: player.once } : {}),
      ...(player.highest > 0 ? { highestSpace: player.highest } : {}),
    })),
    units: state.units.map((unit) => writeUnit(unit, state, set, id)),
    buildings: state.buildings.map(({ uid, design, owner, hp, maxHp, hidden, lane, tile }) => ({
      uid,
      card: id(design),
      owner,
      at: placeName({ lane, tile }),
      // What has no health at all is unknown.
      ...(maxHp > 0 ? { hp, maxHp } : {}),
      hidden,
    })),
  };
}

function writeUnit(unit: Unit, state: State, set: CompiledSet, id: (design: number) => string): Json {
  const { uid, design, owner, card, hp, maxHp, attack, move, every, wait, tired } = unit;
  const mods = state.mods.filter((mod) => mod.uid === uid).map(({ stat, n, until }) => ({ stat, n, until }));
  const now = attackOf(set, state, unit);
  return {
    uid,
    card: id(design),
    owner,
    at: placeName(unit),
    hp,
    maxHp,
    attack,
    ...(now === attack ? {} : { attackNow: now }),
    move,
    moveEvery: every,
    wait,
    tired: tired !== 0,
    ...(tired > 0 ? { built: tired } : {}),
    token: card < 0,
    ...(mods.length > 0 ? { mods } : {}),
  };
}
