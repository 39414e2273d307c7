import type { Json } from "../../../core/vocabulary";
import { castleLanesRules } from "../options";
import { unknown } from "./position";
import type { CastleLanesState, Unit } from "./state";
import { attackOf, placeName, spaceOf } from "./stats";
import type { CastleLanesTable } from "./table";

/** Writes a state, or a seat's view of it, as a position, with what scenarios ask for besides: space, sizes, results. */
export function writePosition(state: CastleLanesState, table: CastleLanesTable): Json {
  const id = (design: number): string => table.designs[design]?.id ?? unknown;
  const names = (cards: readonly number[]): string[] => cards.map((card) => id(state.design[card]!));
  const options = Object.entries(table.options).filter(([name, value]) => value !== castleLanesRules[name]);
  return {
    ...(options.length > 0 ? { options: Object.fromEntries(options) } : {}),
    turn: state.turn,
    active: state.active,
    step: state.result ? "over" : (state.prompt?.kind ?? "main"),
    ...(state.prompt?.kind === "mulligan" ? { asked: state.prompt.seat } : {}),
    players: state.players.map((player, seat) => ({
      castle: player.castle,
      gold: player.gold,
      space: spaceOf(table, state, seat),
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
    units: state.units.map((unit) => writeUnit(unit, state, table, id)),
    buildings: state.buildings.map(({ uid, design, owner, hp, maxHp, hidden, lane, tile }) => ({
      uid,
      card: id(design),
      owner,
      at: placeName({ lane, tile }),
      // What has no health at all is unknown.
      ...(maxHp > 0 ? { hp, maxHp } : {}),
      hidden,
    })),
    ...(state.result
      ? { result: { winners: state.result.winners, ranking: state.result.ranking, cause: state.result.cause } }
      : {}),
  };
}

function writeUnit(unit: Unit, state: CastleLanesState, table: CastleLanesTable, id: (design: number) => string): Json {
  const { uid, design, owner, card, hp, maxHp, attack, move, every, wait, tired } = unit;
  const mods = state.mods.filter((mod) => mod.uid === uid).map(({ stat, n, until }) => ({ stat, n, until }));
  const now = attackOf(table, state, unit);
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
