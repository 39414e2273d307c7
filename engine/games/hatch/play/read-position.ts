import { groupBy } from "../../../core/group-by";
import { call } from "../../../core/machine";
import { type CompiledSet, cardsIn, procedures } from "./compiled-set";
import { newEgg } from "./eggs";
import type { Position } from "./position";
import { type Egg, kinds, type Mercenary, type State } from "./state";

type WrittenPlayer = Position["players"][number];

/** Reads a written position into a state. */
export function readPosition(
  set: CompiledSet,
  state: State,
  position: Position,
  indexOf: (name: string) => number,
): void {
  const free = groupBy(cardsIn(set), (card) => set.cards[card]!.index);
  const place = (name: string): number => free.get(indexOf(name))!.shift()!;
  const placeAll = (names: readonly string[] = []): number[] => names.map(place);

  state.turn = position.turn ?? 1;
  state.round = position.round ?? 1;
  state.active = position.active ?? 0;
  state.starting = position.starting ?? 0;
  state.triggeredBy = position.triggeredBy ?? -1;

  const readEgg = (written: NonNullable<WrittenPlayer["eggs"]>[number]): Egg => {
    if (typeof written === "string") return newEgg(place(written), 0);
    const { card, resources, arrived, rests, reduced = {} } = written;
    const egg = newEgg(place(card), arrived ?? (rests ? state.turn : 0));
    egg.resources = placeAll(resources);
    egg.reduced = kinds.map((kind) => (reduced as Record<string, number | undefined>)[kind] ?? 0);
    return egg;
  };
  const readMercenary = (written: WrittenPlayer["mercenary"]): Mercenary | null => {
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

  call(state, procedures.turn, 0);
  state.used = position.used ?? 0;
  state.actions = position.actions ?? 0;
  state.pool = position.pool ?? 0;
  const { dragons } = state.players[state.active]!;
  state.boosts = (position.boosts ?? []).flatMap(({ card, n }) => {
    const found = dragons.find((each) => set.cards[each]!.index === indexOf(card));
    return found === undefined ? [] : [{ card: found, n }];
  });
}
