import type { CompiledSet } from "./compiled-set";
import { queenOf } from "./points";
import { forecast } from "./skirmish";
import { counterIndex, type Piece, type State } from "./state";
import { apOf, attackOf, defenceOf, designOf, rangeOf } from "./stats";

/** How well a seat stands (rules §13), from what its view shows. */

const won = 10_000;
const weights = {
  creature: 0.5,
  structure: 0.7,
  worker: 0.7,
  /** Workers beyond so many are worth less. */
  manyWorkers: 8,
  surplusWorker: 0.2,
  handCard: 0.6,
  honey: 0.3,
  /** Unspent means in one's own turn: what they buy is worth more. */
  energy: 0.12,
  /** Above the defence of a queen: certain to kill her unless something is done. */
  danger: 14,
  perDamage: 0.35,
  /** A range nearer to an enemy queen, for each point of attack. */
  advance: 0.22,
  share: 1.2,
  queenShare: 3,
} as const;

function worthOf(set: CompiledSet, piece: Piece): number {
  const design = designOf(set, piece);
  if (design.isQueen) return 0;
  const { counters } = piece;
  const more = 0.6 * (counters[counterIndex.attackUp]! + counters[counterIndex.defenceUp]!);
  const less = 0.5 * counters[counterIndex.venom]! + 0.3 * counters[counterIndex.web]!;
  if (design.isStructure) return weights.structure * Math.max(design.cost, 0.5) + more - less;
  return Math.max(0.2, design.cost + weights.creature + more - less);
}

/** The board as it will be once the declared attacks are fought. */
export function evaluate(set: CompiledSet, state: State, seat: number): number {
  const { players, result } = state;
  if (result !== null) {
    if (result.winners.length === 0) return result.ranking[0]!.includes(seat) ? 0 : -won;
    return result.winners.includes(seat) ? won : -won;
  }
  if (!players[seat]!.alive) return -won;
  const { dead, hurt } = state.attacks.length > 0 ? forecast(set, state) : { dead: [], hurt: [] };
  const living = dead.length === 0 ? state.pieces : state.pieces.filter(({ id }) => !dead.includes(id));
  const queens = players.map((_, each) => queenOf(set, state, each));
  let value = 0;
  for (let each = 0; each < players.length; each++) {
    if (!players[each]!.alive) continue;
    const sign = each === seat ? 1 : -1 / Math.max(1, players.filter(({ alive }) => alive).length - 1);
    value += sign * means(state, each, queens[each]);
  }
  let fallen = 0;
  for (let each = 0; each < players.length; each++) {
    const queen = queens[each];
    if (!players[each]!.alive || !queen) continue;
    if (dead.includes(queen.id)) {
      if (each === seat) return -won / 2;
      fallen++;
    } else if (each !== seat) value -= weights.danger * 2;
  }
  if (fallen > 0) value += won / 20;
  for (const piece of living) {
    const enemy = piece.owner !== seat;
    value += (enemy ? -1 : 1) * worthOf(set, piece);
  }
  for (const { target, share } of hurt) {
    const most = designOf(set, target).isQueen ? weights.queenShare : weights.share;
    value += (target.owner === seat ? -1 : 1) * most * Math.min(1, share) ** 2;
  }
  return value + dangers(set, state, seat, living, queens, dead);
}

function means(state: State, seat: number, queen: Piece | undefined): number {
  const { workers, hand, energy, spent } = state.players[seat]!;
  const many = Math.max(0, workers.length - weights.manyWorkers);
  let value = (workers.length - many) * weights.worker + many * weights.surplusWorker + hand.length * weights.handCard;
  if (queen) value += weights.honey * queen.counters[counterIndex.honey]!;
  if (queen) value -= 0.8 * queen.counters[counterIndex.venom]!;
  if (state.active === seat && (state.phase === "spawning" || state.phase === "action"))
    value += weights.energy * (energy + workers.length - spent.length);
  return value;
}

/** What could happen to queens next turn, and how near the creatures are to making it happen. */
function dangers(
  set: CompiledSet,
  state: State,
  seat: number,
  living: readonly Piece[],
  queens: readonly (Piece | undefined)[],
  dead: readonly number[],
): number {
  let value = 0;
  const fighters = fightersIn(set, state, living);
  for (let each = 0; each < queens.length; each++) {
    const queen = queens[each];
    if (!queen || !state.players[each]!.alive || dead.includes(queen.id)) continue;
    let threat = 0;
    let near = 0;
    for (const { piece, isQueen, attack, reach } of fighters) {
      if (piece.owner === each || (each !== seat && piece.owner !== seat)) continue;
      const distance = set.space.distance(piece.x, piece.y, queen.x, queen.y);
      if (distance <= reach) threat += attack;
      if (each !== seat && !isQueen) near += attack * Math.max(0, 1 - Math.max(0, distance - 900) / 5000);
    }
    const isDefended = state.links.some(({ target }) => target === queen.id);
    const over = threat - defenceOf(set, state, queen);
    const risk = threat * weights.perDamage + (over > 0 ? weights.danger : 0);
    value += (each === seat ? -1 : 0.8) * risk * (isDefended ? 0.4 : 1);
    value += near * weights.advance * 5;
  }
  return value;
}

interface Fighter {
  piece: Piece;
  isQueen: boolean;
  attack: number;
  /** How far it could strike in a turn. */
  reach: number;
}

function fightersIn(set: CompiledSet, state: State, living: readonly Piece[]): Fighter[] {
  const fighters: Fighter[] = [];
  for (const piece of living) {
    const { isCreature, isQueen, attack: printed } = designOf(set, piece);
    if (!isCreature || printed === 0) continue;
    const reach = rangeOf(set, state, piece) * Math.max(1, apOf(set, state, piece));
    fighters.push({ piece, isQueen, attack: attackOf(set, state, piece), reach });
  }
  return fighters;
}
