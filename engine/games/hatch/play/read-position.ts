import { call, run } from "../../../core/machine";
import { endIfOver } from "../../../core/position-step";
import type { Json } from "../../../core/vocabulary";
import { newEgg } from "./eggs";
import { cardFinder, type HatchPosition, readableSteps } from "./position";
import { type Egg, type HatchState, kinds, type Mercenary } from "./state";
import { cardsIn, type HatchTable, procedures } from "./table";
import { turnSteps } from "./turn";

type Player = HatchPosition["players"][number];

/** Fills an empty state with what a position says. */
export function readPosition(json: Json, state: HatchState, table: HatchTable): HatchState {
  const position = json as unknown as HatchPosition;
  const find = cardFinder(Object.fromEntries(table.designs.map(({ id, name }) => [id, { name }])));
  const free = new Map<string, number[]>();
  for (const card of cardsIn(table)) {
    const { id } = table.cards[card]!;
    free.set(id, [...(free.get(id) ?? []), card]);
  }
  const place = (name: string): number => free.get(find(name)!)!.shift()!;
  const placeAll = (names: readonly string[] = []): number[] => names.map(place);

  state.turn = position.turn ?? 1;
  state.round = position.round ?? 1;
  state.active = position.active ?? 0;
  state.starting = position.starting ?? 0;
  state.triggeredBy = position.triggeredBy ?? -1;

  const readEgg = (written: NonNullable<Player["eggs"]>[number]): Egg => {
    if (typeof written === "string") return newEgg(place(written), 0);
    const { card, resources, arrived, rests, reduced = {} } = written;
    const egg = newEgg(place(card), arrived ?? (rests ? state.turn : 0));
    egg.resources = placeAll(resources);
    egg.reduced = kinds.map((kind) => (reduced as Record<string, number | undefined>)[kind] ?? 0);
    return egg;
  };
  const readMercenary = (written: Player["mercenary"]): Mercenary | null => {
    if (written === undefined || written === null) return null;
    if (typeof written === "string") return { card: place(written), faceUp: false, contracted: 0 };
    const { card, faceUp = false, contracted = 0 } = written;
    return { card: place(card), faceUp, contracted };
  };
  position.players.forEach((written, seat) => {
    const player = state.players[seat]!;
    player.hand = placeAll(written.hand);
    player.eggs = (written.eggs ?? []).map(readEgg);
    player.dragons = placeAll(written.dragons);
    player.mercenary = readMercenary(written.mercenary);
    player.targeted = written.targeted ?? 0;
    player.turnsBegun = written.turnsBegun ?? 1;
  });
  state.discard = placeAll(position.discard);
  state.draw = placeAll(position.deck);
  for (const rest of free.values()) state.draw.push(...rest);
  state.draw.reverse();
  state.rolls = [...(position.rolls ?? [])];

  call(state, procedures.turn, 0);
  state.used = position.used ?? 0;
  state.actions = position.actions ?? 0;
  state.pool = position.pool ?? 0;
  const { dragons } = state.players[state.active]!;
  state.boosts = (position.boosts ?? []).flatMap(({ card, n }) => {
    const found = dragons.find((each) => table.cards[each]!.id === find(card));
    return found === undefined ? [] : [{ card: found, n }];
  });
  if (endIfOver(state, position)) return state;
  state.stack[0]!.step = readableSteps[position.step ?? "main"] ?? turnSteps.main;
  run(table.programs, state, null);
  return state;
}
