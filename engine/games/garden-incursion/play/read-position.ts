import { addInstance } from "../../../core/deal";
import { call } from "../../../core/machine";
import { type CompiledSet, type Keyword, keywordStat, procedures, type Stat, sheetOf, stats } from "./compiled-set";
import { faceDown, type Position, usualStep, withoutMark, writtenDeck, writtenWorkers } from "./position";
import { counterKinds, firstPiece, type Phase, type State, untils } from "./state";
import { apOf, designOf } from "./stats";

type IndexOf = (name: string) => number;

/** Reads a written position into a new state. */
export function readPosition(set: CompiledSet, state: State, position: Position, indexOf: IndexOf): void {
  const { active = 0, first = 0, round = 1, turn = 1, actions = 0, step = usualStep } = position;
  Object.assign(state, { active, first, round, turn, actions });
  state.phase = step === "start" ? "reset" : step === "handLimit" ? "spawning" : (step as Phase);
  state.opening = (position.opening ?? []).map((cards) => cards.map((card) => (card === null ? -1 : indexOf(card))));
  const deal = (names: readonly string[], seat: number): number[] =>
    names.map((name) => addInstance(state, indexOf(name), seat));
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
  readPieces(set, state, position, indexOf, deal);
  position.players.forEach(({ used = [] }, seat) => {
    const player = state.players[seat]!;
    const { skills = [] } = sheetOf(set, state, seat) ?? {};
    skills.forEach(({ name }, n) => {
      if (used.includes(name)) player.used |= 1 << n;
    });
  });
  // What is said of a piece goes with it when it is taken off the table.
  const isThere = (...ids: number[]): boolean => ids.every((id) => state.pieces.some((piece) => piece.id === id));
  state.links = (position.links ?? [])
    .filter(({ defender, target }) => isThere(defender, target))
    .map(({ defender, target, active = true }) => ({ defender, target, active }));
  state.attacks = (position.attacks ?? [])
    .filter(({ attacker, target }) => isThere(attacker, target))
    .map(({ attacker, target }) => ({ attacker, target }));
  state.markers = (position.markers ?? [])
    .filter(({ on }) => !on.startsWith("object ") || isThere(Number(on.split(" ")[1])))
    .map(({ colour, on, by }) => ({ colour, on, by }));
  for (const piece of state.pieces) {
    const written = (position.objects ?? []).find(({ id }) => id === piece.id);
    const isActive = piece.owner === state.active && designOf(set, piece).isCreature;
    if (piece.ap < 0) piece.ap = written?.ap ?? (isActive ? apOf(set, state, piece) : 0);
  }
  const out = state.players.flatMap(({ alive }, seat) => (alive ? [] : [seat]));
  state.fallen = position.fallen?.map((seats) => [...seats]) ?? (out.length > 0 ? [out] : []);
  call(state, procedures.turn, -1, -1, [0]);
}

/** The turn that is about to begin counts itself; who has drawn too many cards is asked first. */
export function resume(_: CompiledSet, state: State, { step }: Position): void {
  if (step === "start") state.turn--;
  if (step === "handLimit") call(state, procedures.handLimit, state.active);
}

function readPieces(
  set: CompiledSet,
  state: State,
  position: Position,
  indexOf: IndexOf,
  deal: (names: readonly string[], seat: number) => number[],
): void {
  const { objects = [], players } = position;
  const isQueen = (card: string): boolean => set.designs[indexOf(card)]?.isQueen === true;
  const starting = players.flatMap(({ queen }, owner) =>
    queen === undefined || objects.some((each) => (each.owner ?? 0) === owner && isQueen(each.card))
      ? []
      : [{ card: queen, owner, at: [...set.space.queens[owner]!] as [number, number] }],
  );
  const all: NonNullable<Position["objects"]> = [...starting, ...objects];
  const taken = all.flatMap(({ id }) => (id === undefined ? [] : [id]));
  let next = firstPiece;
  for (const written of all) {
    const { card, owner = 0, at, counters = {}, moved = false, used = [], once = 0, entered, mods = [] } = written;
    while (taken.includes(next)) next++;
    const id = written.id ?? next++;
    const design = indexOf(card);
    const { token, specials } = set.designs[design]!;
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
