import type { MatchSetup } from "../../../core/game";
import { call, run } from "../../../core/machine";
import { endIfOver } from "../../../core/position-step";
import type { Json } from "../../../core/vocabulary";
import {
  cardFinder,
  faceDown,
  type GardenPosition,
  readableSteps,
  unknown,
  withoutMark,
  writtenDeck,
  writtenWorkers,
} from "./position";
import { counterKinds, firstPiece, type GardenState, type Phase, untils } from "./state";
import { apOf, designOf } from "./stats";
import { type GardenTable, type Keyword, keywordStat, procedures, type Stat, sheetOf, stats } from "./table";

/** Reads a written position into a state, ready for its next decision. */
export function readPosition(json: Json, state: GardenState, table: GardenTable, setup: MatchSetup): GardenState {
  const position = json as unknown as GardenPosition;
  const find = cardFinder(setup.cards);
  const indexOf = (name: string): number => (name === unknown ? -1 : table.indexOf.get(find(name) ?? "")!);
  state.active = position.active ?? 0;
  state.first = position.first ?? 0;
  state.round = position.round ?? 1;
  state.turn = position.turn ?? 1;
  state.actions = position.actions ?? 0;
  state.rolls = [...(position.rolls ?? [])];
  state.markers = (position.markers ?? []).map(({ colour, on, by }) => ({ colour, on, by }));
  state.opening = (position.opening ?? []).map((cards) => cards.map((card) => (card === null ? -1 : indexOf(card))));
  const deal = (names: readonly string[], seat: number): number[] =>
    names.map((name) => {
      state.owner.push(seat);
      return state.design.push(indexOf(name)) - 1;
    });
  position.players.forEach((written, seat) => {
    const player = state.players[seat]!;
    player.energy = written.energy ?? 0;
    player.hand = deal(written.hand ?? [], seat);
    player.discard = deal(written.discard ?? [], seat);
    player.deck = deal(writtenDeck(written), seat);
    const workers = writtenWorkers(written);
    player.workers = deal(workers.map(withoutMark), seat);
    player.spent = player.workers.filter((_, n) => workers[n]!.endsWith(faceDown));
    player.workersPlayed = written.workersPlayed ?? 0;
    state.removed.push(...deal(written.removed?.open ?? [], seat));
    state.buried.push(...deal(written.removed?.hidden ?? [], seat));
  });
  readPieces(position, state, table, indexOf, deal);
  position.players.forEach(({ used = [] }, seat) => {
    const player = state.players[seat]!;
    const { skills = [] } = sheetOf(table, state, seat) ?? {};
    skills.forEach(({ name }, n) => {
      if (used.includes(name)) player.used |= 1 << n;
    });
  });
  state.links = (position.links ?? []).map(({ defender, target, active = true }) => ({ defender, target, active }));
  state.attacks = (position.attacks ?? []).map(({ attacker, target }) => ({ attacker, target }));
  for (const piece of state.pieces) {
    const written = (position.objects ?? []).find(({ id }) => id === piece.id);
    const isActive = piece.owner === state.active && designOf(table, piece).isCreature;
    if (piece.ap < 0) piece.ap = written?.ap ?? (isActive ? apOf(table, state, piece) : 0);
  }
  begin(state, table, position);
  return state;
}

function begin(state: GardenState, table: GardenTable, position: GardenPosition): void {
  const { step = "action", fallen } = position;
  const out = state.players.flatMap(({ alive }, seat) => (alive ? [] : [seat]));
  state.fallen = fallen?.map((seats) => [...seats]) ?? (out.length > 0 ? [out] : []);
  call(state, procedures.turn, -1, -1, [0]);
  if (endIfOver(state, position)) {
    state.phase = "over";
    return;
  }
  if (step === "start") state.turn--;
  state.phase = step === "start" ? "reset" : step === "handLimit" ? "spawning" : (step as Phase);
  state.stack[0]!.step = readableSteps[step]!;
  if (step === "handLimit") call(state, procedures.handLimit, state.active);
  run(table.programs, state, null);
}

function readPieces(
  position: GardenPosition,
  state: GardenState,
  table: GardenTable,
  indexOf: (name: string) => number,
  deal: (names: readonly string[], seat: number) => number[],
): void {
  const { objects = [], players } = position;
  const isQueen = (card: string): boolean => table.designs[indexOf(card)]?.isQueen === true;
  const starting = players.flatMap(({ queen }, owner) =>
    queen === undefined || objects.some((each) => (each.owner ?? 0) === owner && isQueen(each.card))
      ? []
      : [{ card: queen, owner, at: [...table.space.queens[owner]!] as [number, number] }],
  );
  const all: NonNullable<GardenPosition["objects"]> = [...starting, ...objects];
  const taken = all.flatMap(({ id }) => (id === undefined ? [] : [id]));
  let next = firstPiece;
  for (const written of all) {
    const { card, owner = 0, at, counters = {}, moved = false, used = [], once = 0, entered, mods = [] } = written;
    while (taken.includes(next)) next++;
    const id = written.id ?? next++;
    const design = indexOf(card);
    const { token, specials } = table.designs[design]!;
    state.pieces.push({
      id,
      design,
      owner,
      card: token ? -1 : deal([card], owner)[0]!,
      x: at[0],
      y: at[1],
      ap: written.ap ?? -1,
      counters: counterKinds.map((kind) => Number((counters as Record<string, number | undefined>)[kind] ?? 0)),
      moved,
      used: specials.reduce((bits, { name }, n) => (used.includes(name) ? bits | (1 << n) : bits), 0),
      once,
      entered: entered ?? state.turn,
    });
    if (isQueen(card)) Object.assign(state.players[owner]!, { leader: design, alive: true });
    for (const { stat, n, until, seat = owner } of mods) {
      const at = stats.indexOf(stat as Stat);
      const index = at >= 0 ? at : keywordStat(stat as Keyword);
      state.mods.push({ id, stat: index, n, until: untils.indexOf(until), seat });
    }
  }
  state.pieces.sort((a, b) => a.id - b.id);
  state.nextPiece = Math.max(firstPiece, ...state.pieces.map(({ id }) => id + 1));
}
