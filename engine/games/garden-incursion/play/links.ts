import type { Emit } from "../../../core/machine";
import type { CompiledSet } from "./compiled-set";
import { findPiece, type Link, type Piece, type State } from "./state";
import { keyword } from "./stats";

/** Who defends whom (rules §7). */

/** The link that protects a piece, declared or active. */
export const linkTo = ({ links }: State, target: number): Link | undefined => {
  for (let i = 0; i < links.length; i++) if (links[i]!.target === target) return links[i];
  return undefined;
};

/** Who protects a piece, directly or by protecting its protectors: a link from it to any of them would close a circle. */
export function protectorsOf(state: State, id: number): number[] {
  const ids: number[] = [];
  for (let at = linkTo(state, id); at && !ids.includes(at.defender); at = linkTo(state, at.defender))
    ids.push(at.defender);
  return ids;
}

/** Whether an attack on the target is stopped by its direct defender (rules §8.1 Flight, Snare). */
export function isProtected(set: CompiledSet, state: State, attacker: Piece, target: number): boolean {
  const link = linkTo(state, target);
  if (!link?.active) return false;
  const defender = findPiece(state, link.defender);
  if (!defender) return false;
  if (keyword(set, state, attacker, "flight") === 0) return true;
  return keyword(set, state, defender, "flight") > 0 || keyword(set, state, defender, "snare") > 0;
}

const areTogether = (set: CompiledSet, state: State, { defender, target }: Link): boolean => {
  const [a, b] = [findPiece(state, defender), findPiece(state, target)];
  return a !== undefined && b !== undefined && set.space.isSame(a.x, a.y, b.x, b.y);
};

function endLinks(state: State, lasts: (link: Link) => boolean, emit: Emit | null): void {
  if (state.links.length === 0) return;
  const ended = state.links.filter((link) => !lasts(link));
  if (ended.length === 0) return;
  state.links = state.links.filter(lasts);
  if (emit)
    for (const { defender, target, active } of ended)
      emit({ type: "linkEnds", defender, target, names: namesOf(state, [defender, target]), active });
}

const namesOf = (state: State, ids: readonly number[]): number[] => ids.map((id) => findPiece(state, id)?.design ?? -1);

/** Active links end as soon as the two are apart; declared ones only when one of them leaves. */
export const endBrokenLinks = (set: CompiledSet, state: State, emit: Emit | null): void =>
  endLinks(
    state,
    (link) =>
      link.active
        ? areTogether(set, state, link)
        : findPiece(state, link.defender) !== undefined && findPiece(state, link.target) !== undefined,
    emit,
  );

/** The Defend check at the start of a turn (rules §6): what was declared becomes active, or is over. */
export function checkDeclared(set: CompiledSet, state: State, emit: Emit | null): void {
  endLinks(state, (link) => link.active || areTogether(set, state, link), emit);
  for (const link of state.links) link.active = true;
}

/** R3: a round's defence ends at the defender's next Reset. */
export const endRoundLinks = (state: State, seat: number, emit: Emit | null): void =>
  endLinks(state, ({ defender }) => findPiece(state, defender)?.owner !== seat, emit);

export const endLinkTo = (state: State, target: number, emit: Emit | null): void =>
  endLinks(state, (link) => !link.active || link.target !== target, emit);
