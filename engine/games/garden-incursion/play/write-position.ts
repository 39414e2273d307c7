import { unknown } from "../../../core/position";
import { over } from "../../../core/position-step";
import type { Json } from "../../../core/vocabulary";
import { type CompiledSet, keywords, sheetOf, stats } from "./compiled-set";
import { faceDown } from "./position";
import { counterKinds, type Piece, type State, untils } from "./state";
import { apOf, attackOf, defenceOf, designOf, rangeOf } from "./stats";
import { turnSteps } from "./turn-steps";

/** Writes a state, or a seat's view of it, as a position, with what scenarios ask for besides: values as they are now, results. */
export function writePosition(set: CompiledSet, state: State): object {
  const id = (design: number): string => set.designs[design]?.id ?? unknown;
  const names = (cards: readonly number[]): string[] => cards.map((card) => id(state.design[card]!));
  return {
    round: state.round,
    turn: state.turn,
    active: state.active,
    first: state.first,
    step: stepOf(state),
    actions: state.actions,
    players: state.players.map((player, seat) => ({
      ...(player.alive ? {} : { out: true }),
      ...(player.alive && player.leader >= 0 ? { queen: id(player.leader), ...sheetName(set, state, seat) } : {}),
      energy: player.energy,
      workers: player.workers.map((card) => `${id(state.design[card]!)}${player.spent.includes(card) ? faceDown : ""}`),
      hand: names(player.hand),
      deck: names(player.deck),
      discard: names(player.discard),
      ...(player.alive ? {} : { removed: removedOf(state, seat, names) }),
      ...(player.workersPlayed > 0 ? { workersPlayed: player.workersPlayed } : {}),
      ...(player.used > 0 ? { used: usedSkills(set, state, seat) } : {}),
    })),
    objects: state.pieces.map((piece) => writePiece(set, state, piece)),
    links: state.links.map(({ defender, target, active }) => ({ defender, target, active })),
    attacks: state.attacks.map(({ attacker, target }) => ({ attacker, target })),
    ...(state.markers.length > 0 ? { markers: state.markers.map(({ colour, on, by }) => ({ colour, on, by })) } : {}),
    ...(state.opening.length > 0
      ? { opening: state.opening.map((designs) => designs.map((design) => (design < 0 ? null : id(design)))) }
      : {}),
    ...(state.fallen.length > 0 ? { fallen: state.fallen.map((seats) => [...seats]) } : {}),
  };
}

/** Where the turn stands, or what is asked in the middle of something. */
function stepOf({ result, prompt, stack }: State): string {
  if (result) return over;
  if (prompt?.kind !== "handLimit") return prompt?.kind ?? "start";
  const isOfTheDraw = stack.length === 2 && stack[0]!.step === turnSteps.spawning;
  return isOfTheDraw ? "handLimit" : "handLimitInEffect";
}

const removedOf = (state: State, seat: number, names: (cards: readonly number[]) => string[]): Json => {
  const ofSeat = (cards: readonly number[]): string[] => names(cards.filter((card) => state.owner[card] === seat));
  return { open: ofSeat(state.removed), hidden: ofSeat(state.buried) };
};

const sheetName = (set: CompiledSet, state: State, seat: number): { sheet?: string } => {
  const sheet = sheetOf(set, state, seat);
  return sheet ? { sheet: sheet.id } : {};
};

const usedSkills = (set: CompiledSet, state: State, seat: number): string[] =>
  (sheetOf(set, state, seat)?.skills ?? []).flatMap(({ name }, n) =>
    (state.players[seat]!.used & (1 << n)) === 0 ? [] : [name],
  );

function writePiece(set: CompiledSet, state: State, piece: Piece): Json {
  const design = designOf(set, piece);
  const counters = counterKinds.flatMap((kind, n) => (piece.counters[n]! > 0 ? [[kind, piece.counters[n]!]] : []));
  const mods = state.mods.filter((mod) => mod.id === piece.id);
  const used = design.specials.flatMap(({ name }, n) => ((piece.used & (1 << n)) === 0 ? [] : [name]));
  return {
    id: piece.id,
    card: design.id,
    owner: piece.owner,
    at: [piece.x, piece.y],
    ...(design.isCreature ? { ap: piece.ap, apStat: apOf(set, state, piece) } : {}),
    attack: attackOf(set, state, piece),
    defence: defenceOf(set, state, piece),
    range: rangeOf(set, state, piece),
    ...(counters.length > 0 ? { counters: Object.fromEntries(counters) as Json } : {}),
    ...(piece.moved ? { moved: true } : {}),
    ...(used.length > 0 ? { used } : {}),
    ...(piece.once > 0 ? { once: piece.once } : {}),
    entered: piece.entered,
    ...(mods.length > 0
      ? {
          mods: mods.map(({ stat, n, until, seat }) => ({
            stat: stat < stats.length ? stats[stat]! : keywords[stat - stats.length]!,
            n,
            until: untils[until]!,
            seat,
          })),
        }
      : {}),
  };
}
