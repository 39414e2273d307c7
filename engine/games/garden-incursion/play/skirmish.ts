import type { Emit } from "../../../core/machine";
import type { CompiledSet } from "./compiled-set";
import { die } from "./leaving";
import { isProtected } from "./links";
import { bonusOf, type Side } from "./skirmish-bonus";
import { type Attack, counterIndex, findPiece, type Piece, type State } from "./state";
import { attackOf, defenceOf, keyword, rangeOf } from "./stats";
import { type Pending, pushTriggers, triggered } from "./triggers";

/** The Skirmish phase (rules §6 K1 to K3): what the declared attacks come to, and what they do. */

const halfRange = 500;

/** How near an attacker must be. */
export function reachOf(set: CompiledSet, state: State, attacker: Piece, target: Piece): number {
  const range = rangeOf(set, state, attacker);
  return keyword(set, state, target, "camouflage") > 0 && range > halfRange ? halfRange : range;
}

/** K1: whether a declared attack is carried out. */
export function isCarriedOut(set: CompiledSet, state: State, { attacker: from, target: to }: Attack): boolean {
  const [attacker, target] = [findPiece(state, from), findPiece(state, to)];
  if (!attacker || !target) return false;
  const reach = reachOf(set, state, attacker, target);
  return set.space.within(attacker.x, attacker.y, target.x, target.y, reach) && !isProtected(set, state, attacker, to);
}

/** One target and its attackers, with all values as they are before anything dies. */
interface Fight {
  target: Piece;
  attackers: Piece[];
  /** Damage of each attacker to the target, all its declarations together. */
  damage: number[];
  /** Damage that each of them is dealt. */
  back: number;
  defence: number;
  /** Of each attacker. */
  defences: number[];
}

/** What becomes of a piece: damage in a skirmish against its defence in it. */
interface Blow {
  id: number;
  damage: number;
  defence: number;
}

const isDeadly = (set: CompiledSet, damage: number, defence: number): boolean =>
  damage > 0 && (set.options.lethal === "greater" ? damage > defence : damage >= defence);

function fightOver(set: CompiledSet, state: State, target: Piece, attacks: readonly Attack[]): Fight {
  const attackers: Piece[] = [];
  const times: number[] = [];
  for (const { attacker: id, target: to } of attacks) {
    if (to !== target.id) continue;
    const at = attackers.findIndex((piece) => piece.id === id);
    if (at >= 0) times[at]!++;
    else {
      const piece = findPiece(state, id);
      if (!piece) continue;
      attackers.push(piece);
      times.push(1);
    }
  }
  const count = attackers.length;
  const attacked: Side = { piece: target, isAttacking: false, against: 0, attackers: count };
  const sides = attackers.map((piece): Side => ({ piece, isAttacking: true, against: target.id, attackers: count }));
  const attackIn = (side: Side): number =>
    Math.max(0, attackOf(set, state, side.piece) + bonusOf(set, state, side, "attack"));
  const defenceIn = (side: Side): number => defenceOf(set, state, side.piece) + bonusOf(set, state, side, "defence");
  const crushed = attackers.reduce((sum, piece) => sum + keyword(set, state, piece, "crusher"), 0);
  return {
    target,
    attackers,
    damage: sides.map((side, n) => times[n]! * attackIn(side)),
    back: attackIn(attacked),
    defence: Math.max(0, defenceIn(attacked) - crushed),
    defences: sides.map((side) => Math.max(0, defenceIn(side))),
  };
}

/** Every blow of these skirmishes. */
function blowsOf(fights: readonly Fight[]): Blow[] {
  return fights.flatMap(({ target, attackers, damage, back, defence, defences }) => [
    { id: target.id, damage: damage.reduce((sum, n) => sum + n, 0), defence },
    ...attackers.map(({ id }, n) => ({ id, damage: back, defence: defences[n]! })),
  ]);
}

/** Who dies of these blows, together with what the turn has dealt before where that counts. */
function deadOf(
  set: CompiledSet,
  tally: readonly (readonly [number, number, number])[],
  blows: readonly Blow[],
): number[] {
  const dead: number[] = [];
  const add = (id: number): void => {
    if (!dead.includes(id)) dead.push(id);
  };
  if (set.options.damageScope === "skirmish") {
    for (const { id, damage, defence } of blows) if (isDeadly(set, damage, defence)) add(id);
    return dead;
  }
  for (const { id } of blows) {
    const [before] = tally.filter(([piece]) => piece === id);
    let [sum, least] = [before?.[1] ?? 0, before?.[2] ?? Number.POSITIVE_INFINITY];
    for (const blow of blows) {
      if (blow.id !== id) continue;
      sum += blow.damage;
      least = Math.min(least, blow.defence);
    }
    if (isDeadly(set, sum, least)) add(id);
  }
  return dead;
}

function keepTally(state: State, blows: readonly Blow[]): void {
  for (const { id, damage, defence } of blows) {
    const entry = state.tally.find(([piece]) => piece === id);
    if (!entry) state.tally.push([id, damage, defence]);
    else {
      entry[1] += damage;
      entry[2] = Math.min(entry[2], defence);
    }
  }
}

export const targetsOf = ({ attacks }: State): number[] => [...new Set(attacks.map(({ target }) => target))];

/** K3: the skirmishes over these targets, all at once. What they trigger is put on the stack. */
export function fight(set: CompiledSet, state: State, targets: readonly number[], emit: Emit | null): void {
  const fights = targets.flatMap((id) => {
    const target = findPiece(state, id);
    const made = target && fightOver(set, state, target, state.attacks);
    return made && made.attackers.length > 0 ? [made] : [];
  });
  state.attacks = state.attacks.filter(({ target }) => !targets.includes(target));
  if (emit) for (const each of fights) emit(skirmishEvent(each));
  const blows = blowsOf(fights);
  const dead = deadOf(set, state.tally, blows);
  if (set.options.damageScope === "turn") keepTally(state, blows);
  const poisoned = poisonOf(set, state, fights);
  for (const { attackers } of fights) {
    for (const piece of attackers)
      if (keyword(set, state, piece, "barb") > 0 && !dead.includes(piece.id)) dead.push(piece.id);
  }
  die(set, state, dead, emit);
  for (const [id, n] of poisoned) {
    const piece = findPiece(state, id);
    if (!piece) continue;
    piece.counters[counterIndex.venom]! += n;
    emit?.({ type: "counter", card: piece.design, id, kind: "venom", n });
  }
  const kills: Pending[] = fights.flatMap(({ target, attackers }) =>
    dead.includes(target.id)
      ? attackers.flatMap((piece) => (dead.includes(piece.id) ? [] : triggered(set, state, piece, "kill", target.id)))
      : [],
  );
  pushTriggers(state, kills, emit);
}

/** Whom venom reaches: everyone dealt at least 1 damage by a creature that has it. */
function poisonOf(set: CompiledSet, state: State, fights: readonly Fight[]): [number, number][] {
  const poisoned: [number, number][] = [];
  for (const { target, attackers, damage, back } of fights) {
    attackers.forEach((piece, n) => {
      const venom = damage[n]! > 0 ? keyword(set, state, piece, "venom") : 0;
      if (venom > 0) poisoned.push([target.id, venom]);
    });
    const venom = back > 0 ? keyword(set, state, target, "venom") : 0;
    if (venom > 0) for (const piece of attackers) poisoned.push([piece.id, venom]);
  }
  return poisoned;
}

const skirmishEvent = ({ target, attackers, damage, back, defence }: Fight) => ({
  type: "skirmish",
  seat: target.owner,
  id: target.id,
  card: target.design,
  attackers: attackers.map(({ id }) => id),
  by: attackers.map(({ design }) => design),
  damage: damage.reduce((sum, n) => sum + n, 0),
  back,
  defence,
});

/** What the attacks declared now would do, if all that are in reach were fought at once: for judging a position. */
interface Forecast {
  dead: readonly number[];
  /** Targets that would live, and how much of what would kill them they are dealt. */
  hurt: readonly { target: Piece; share: number }[];
}

export function forecast(set: CompiledSet, state: State): Forecast {
  const attacks = state.attacks.filter((attack) => isCarriedOut(set, state, attack));
  if (attacks.length === 0) return { dead: [], hurt: [] };
  const targets = [...new Set(attacks.map(({ target }) => target))];
  const fights = targets.map((id) => fightOver(set, state, findPiece(state, id)!, attacks));
  const blows = blowsOf(fights);
  const dead = deadOf(set, state.tally, blows);
  for (const { attackers } of fights)
    for (const piece of attackers)
      if (keyword(set, state, piece, "barb") > 0 && !dead.includes(piece.id)) dead.push(piece.id);
  const hurt = fights.flatMap(({ target, damage, defence }) =>
    dead.includes(target.id) ? [] : [{ target, share: damage.reduce((sum, n) => sum + n, 0) / (defence + 1) }],
  );
  return { dead, hurt };
}
