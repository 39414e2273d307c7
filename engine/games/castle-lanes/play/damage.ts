import type { Emit } from "../../../core/machine";
import type { CompiledSet, DamageMod, Kind } from "./compiled-set";
import { isKnockedOut } from "./ending";
import { gainGold } from "./gold";
import { reveal } from "./reveal";
import {
  type Building,
  castleOf,
  findBuilding,
  findUnit,
  type Piece,
  type State,
  seatOfCastle,
  type Unit,
} from "./state";
import { classFrame, eachStatic, speakerFrame } from "./stats";
import { isAwaited, raise } from "./triggers";

/** Damage, death and gold (rules §6.2), with the state check that follows every change. */

export interface Hit {
  /** What deals it: a piece, perhaps no longer on the board, or nothing but the effect of a seat. */
  source: Piece | null;
  /** The source is a unit: it kills, and earns for it. */
  byUnit: boolean;
  seat: number;
  /** A piece's uid, or a castle. */
  target: number;
  n: number;
}

/** A hit on its way: what it struck, how hard, and whether that was the end of it. */
interface Landed {
  hit: Hit;
  struck: Unit | Building | null;
  kind: Kind;
  amount: number;
  kills: boolean;
}

/** Whether a modifier of a piece, or of a seat's class, bears on a hit. */
function isMeant(
  { by, to }: DamageMod,
  state: State,
  { source, target }: Hit,
  struck: Piece | null,
  owner: number,
  piece: Piece | null,
): boolean {
  const frame = piece ? speakerFrame(piece) : classFrame(owner);
  if (by === "this" && (piece === null || source?.uid !== piece.uid)) return false;
  if (typeof by === "function" && (source === null || !by(state, frame, source))) return false;
  if (to === undefined) return true;
  if (to === "this") return piece !== null && struck?.uid === piece.uid;
  if (to === "yourCastle") return target === castleOf(owner);
  if (to === "enemyCastle") return target === castleOf(1 - owner);
  return struck !== null && to(state, frame, struck);
}

/** First all factors, then all additions; never below 0, never more than is left. */
function amountOf(set: CompiledSet, state: State, hit: Hit, struck: Piece | null, left: number): number {
  let { n } = hit;
  if (set.has.damageMods) {
    let [times, plus] = [1, 0];
    eachStatic(set, state, "damageMods", ({ damageMods }, owner, piece) => {
      for (const mod of damageMods) {
        if (!isMeant(mod, state, hit, struck, owner, piece)) continue;
        times *= mod.times;
        plus += mod.plus;
      }
    });
    n = n * times + plus;
  }
  return Math.max(0, Math.min(n, left));
}

function aim(set: CompiledSet, state: State, hit: Hit): Landed {
  const { target } = hit;
  const unit = target > 0 ? findUnit(state, target) : undefined;
  const struck = unit ?? (target > 0 ? (findBuilding(state, target) ?? null) : null);
  const left = target < 0 ? state.players[seatOfCastle(target)]!.castle : Math.max(0, struck?.hp ?? 0);
  const kind = target < 0 ? "castle" : unit ? "unit" : "building";
  return { hit, struck, kind, amount: amountOf(set, state, hit, struck, left), kills: false };
}

function land(landed: Landed, state: State, emit: Emit | null): void {
  const { hit, struck, amount } = landed;
  const { target, source, seat } = hit;
  if (struck) {
    const alive = struck.hp > 0;
    struck.hp -= amount;
    if (amount > 0 && "hidden" in struck) reveal(struck, emit);
    landed.kills = alive && struck.hp <= 0;
  } else if (target < 0) {
    const player = state.players[seatOfCastle(target)]!;
    player.castle = Math.max(0, player.castle - amount);
  }
  if (!emit) return;
  const to = target < 0 ? { castle: seatOfCastle(target) } : { to: target, card: struck?.design ?? -1 };
  emit({ type: "damage", seat, ...(source ? { by: source.design } : {}), ...to, n: amount });
}

/** Deals damage at one moment, takes away what died of it, pays for it, and queues what it triggers. */
export function strike(set: CompiledSet, state: State, hits: readonly Hit[], combat: boolean, emit: Emit | null): void {
  const all = hits.map((hit) => aim(set, state, hit));
  let [lethal, onCastle] = [false, false];
  for (const landed of all) {
    land(landed, state, emit);
    lethal ||= landed.kills;
    onCastle ||= landed.kind === "castle";
  }
  if (onCastle && isKnockedOut(set, state, emit)) return;
  const causeOf = (piece: Piece): Hit | undefined => all.find(({ struck, kills }) => kills && struck === piece)?.hit;
  const killed = lethal ? removeDead(set, state, causeOf, combat, emit) : none;
  for (const { hit, kind, amount } of all) {
    const { source, seat, target } = hit;
    if (amount < 1 || !source || !isAwaited(set, "dealsDamage", source.design)) continue;
    raise(set, state, "dealsDamage", {
      subject: set.designs[source.design],
      seat,
      it: source,
      other: target,
      otherKind: kind,
      amount,
    });
  }
  for (const { hit, struck, amount } of all) {
    if (amount < 1 || !struck || !isAwaited(set, "takesDamage", struck.design)) continue;
    raise(set, state, "takesDamage", {
      subject: set.designs[struck.design],
      seat: struck.owner,
      it: struck,
      other: hit.source?.uid ?? 0,
      amount,
    });
  }
  if (!lethal) return;
  // The attacker's kill comes before the defender's, whichever of them was placed first.
  const byHit = all.flatMap(({ struck, kills }) => (struck && kills ? [struck] : []));
  raiseDeaths(set, state, killed, byHit, causeOf);
}

const none: Piece[] = [];

/** Destroys without damage. Units killed by an enemy unit's ability are paid for (rules §8.5). */
export function destroy(
  set: CompiledSet,
  state: State,
  doomed: readonly Piece[],
  hit: Omit<Hit, "target" | "n">,
  emit: Emit | null,
): void {
  for (const piece of doomed) piece.hp = 0;
  const cause = { ...hit, target: 0, n: 0 };
  const killed = removeDead(set, state, () => cause, false, emit);
  raiseDeaths(set, state, killed, killed, () => cause);
}

/** The state check after changes that are no damage. */
export function checkState(set: CompiledSet, state: State, emit: Emit | null): void {
  const killed = removeDead(set, state, () => undefined, false, emit);
  raiseDeaths(set, state, killed, [], () => undefined);
}

function removeDead(
  set: CompiledSet,
  state: State,
  causeOf: (piece: Piece) => Hit | undefined,
  combat: boolean,
  emit: Emit | null,
): Piece[] {
  const dead: Piece[] = [];
  for (const unit of state.units) if (unit.hp <= 0) dead.push(unit);
  const unitCount = dead.length;
  for (const building of state.buildings) if (building.hp <= 0) dead.push(building);
  if (dead.length === 0) return dead;
  if (unitCount > 0) state.units = state.units.filter(({ hp }) => hp > 0);
  if (dead.length > unitCount) state.buildings = state.buildings.filter(({ hp }) => hp > 0);
  if (state.mods.length > 0) state.mods = state.mods.filter(({ uid }) => !dead.some((piece) => piece.uid === uid));
  for (const { uid, design, owner } of dead) emit?.({ type: "destroyed", seat: owner, unit: uid, card: design });
  const { killGold, killGoldFrom } = set.options;
  const earns = killGold > 0 && (combat || killGoldFrom === "anyUnitDamage");
  for (let i = 0; earns && i < unitCount; i++) {
    const cause = causeOf(dead[i]!);
    if (cause?.byUnit && cause.seat !== dead[i]!.owner) gainGold(set, state, cause.seat, killGold, "kill", emit);
  }
  return dead;
}

function raiseDeaths(
  set: CompiledSet,
  state: State,
  dead: readonly Piece[],
  killed: readonly Piece[],
  causeOf: (piece: Piece) => Hit | undefined,
): void {
  if (dead.length === 0) return;
  const kindOf = (piece: Piece): Kind => ("hidden" in piece ? "building" : "unit");
  for (const piece of killed) {
    const cause = causeOf(piece);
    if (!cause?.source || !cause.byUnit || cause.seat === piece.owner || "hidden" in piece) continue;
    raise(set, state, "kills", {
      subject: set.designs[cause.source.design],
      seat: cause.seat,
      it: cause.source,
      other: piece.uid,
      otherKind: "unit",
    });
  }
  for (const piece of dead) {
    const killer = causeOf(piece)?.source;
    raise(set, state, "destroyed", {
      subject: set.designs[piece.design],
      seat: piece.owner,
      it: piece,
      other: killer?.uid ?? 0,
      otherKind: kindOf(piece),
    });
  }
}
