import type { Action, Refusal } from "../../../core/game";
import { plural } from "../../../core/rich-text";
import type { CompiledSet, Design } from "./compiled-set";
import { isProtected, linkTo, protectorsOf } from "./links";
import { isSkillPhase, isWorkerLimit, mayPlayPermanents, skillPayers } from "./main-actions";
import { attackedBy, isDefendLimit } from "./piece-actions";
import { abilityFrame, hasTargets, mayTurnWorkers, payersOf, skillsOf, specialFrame, spendable } from "./playable";
import { isInside, readSpot, siteCircles, spawnCircles } from "./points";
import { reachOf } from "./skirmish";
import { findPiece, type Piece, readyWorkers, type State } from "./state";
import { costOf, designOf, keyword, rangeOf } from "./stats";

/** Why an action of a window can't be done, asked in the order of rules §7. */

export const refusal = (code: string, message: string): Refusal => ({ code, message });

const mainTypes = ["turnWorkers", "playCard", "move", "attack", "defend", "special", "skill", "endPhase"];

export const isMain = ({ type }: Action): boolean => mainTypes.includes(type);

export function refuseMain(set: CompiledSet, state: State, action: Action): Refusal | null {
  const { type } = action;
  if (type === "endPhase") return null;
  if (["move", "attack", "defend", "special"].includes(type) && state.phase !== "action")
    return refusal("wrong-phase", "That is done in the action phase.");
  const found = refuseByType(set, state, state.active, action);
  const isCapped = state.actions >= set.options.actionCap && found?.code !== "wrong-phase";
  return isCapped ? refusal("cap", "Too much was done in this turn: it can only be ended.") : found;
}

function refuseByType(set: CompiledSet, state: State, seat: number, action: Action): Refusal | null {
  switch (action.type) {
    case "turnWorkers":
      return refuseWorkers(set, state, seat, action);
    case "playCard":
      return refusePlay(set, state, seat, action);
    case "special":
      return refuseSpecial(set, state, seat, action);
    case "skill":
      return refuseSkill(set, state, seat, action);
    case "move":
      return refuseMove(set, state, seat, action);
    case "attack":
      return refuseAttack(set, state, seat, action);
    default:
      return refuseDefend(set, state, seat, action);
  }
}

function refuseWorkers(set: CompiledSet, state: State, seat: number, action: Action): Refusal | null {
  if (!mayTurnWorkers(set, state)) return refusal("wrong-phase", "Workers are turned in the Spawning phase.");
  const count = Number(action["count"]);
  const ready = readyWorkers(state.players[seat]!);
  if (Number.isInteger(count) && count >= 1 && count <= ready) return null;
  return refusal("no-worker", ready === 0 ? "You have no face-up worker." : `You can turn 1 to ${ready} workers.`);
}

const refuseEnergy = (name: string, cost: number, energy: number): Refusal | null =>
  energy >= cost ? null : refusal("energy", `${name} costs ${cost} energy; there is ${energy} in your pool.`);

function refusePlay(set: CompiledSet, state: State, seat: number, action: Action): Refusal | null {
  const card = action["card"] as number;
  const player = state.players[seat]!;
  const design = set.designs[state.design[card] ?? -1];
  if (design && design.type !== "ability" && player.hand.includes(card) && !mayPlayPermanents(set, state))
    return refusal("wrong-phase", `${design.name} can be played in the Spawning phase only.`);
  if (!design || !player.hand.includes(card)) return refusal("not-in-hand", "That card isn't in your hand.");
  const energy = refuseEnergy(design.name, costOf(set, state, seat, design), player.energy);
  if (energy) return energy;
  if (design.type === "worker") {
    return isWorkerLimit(set, state, seat)
      ? refusal("worker-limit", "You can play no more workers in this turn.")
      : null;
  }
  if (design.type === "ability") {
    return design.play && !hasTargets(state, design.play, abilityFrame(seat, card))
      ? refusal("no-target", `There is nothing that ${design.name} could choose.`)
      : null;
  }
  return refusePlace(set, state, seat, design, action["at"]);
}

function refusePlace(set: CompiledSet, state: State, seat: number, design: Design, at: unknown): Refusal | null {
  if (design.isStructure && design.condition && !design.condition(state, abilityFrame(seat, 0)))
    return refusal("condition", `${design.name} can't be built yet: its condition isn't met.`);
  const spot = readSpot(at);
  if (!spot || !set.space.isOpen(...spot)) return refusal("point", "Nothing can stand there.");
  if (design.isStructure) {
    return isInside(set, siteCircles(set, state, seat, design), ...spot)
      ? null
      : refusal("location", `${design.name} can't be built there.`);
  }
  return isInside(set, spawnCircles(set, state, seat), ...spot)
    ? null
    : refusal("out-of-range", "That is too far from your queen, and from everything else that spawns.");
}

/** The acting creature, or why it isn't one. */
function actor(set: CompiledSet, state: State, seat: number, id: unknown): Piece | Refusal {
  const piece = findPiece(state, Number(id));
  if (!piece || piece.owner !== seat) return refusal("not-yours", "That isn't one of your objects.");
  if (!designOf(set, piece).isCreature) return refusal("not-a-creature", "Only creatures can do that.");
  return piece;
}
const isRefusal = (found: Piece | Refusal): found is Refusal => "code" in found;

const noAp = (): Refusal => refusal("ap", "It has no action points left.");

function refuseMove(set: CompiledSet, state: State, seat: number, action: Action): Refusal | null {
  const piece = actor(set, state, seat, action["obj"]);
  if (isRefusal(piece)) return piece;
  if (designOf(set, piece).isQueen && !set.options.queensMove)
    return refusal("queen", "Queens don't move in this game.");
  if (keyword(set, state, piece, "rooted") > 0) return refusal("rooted", "It is rooted and cannot move.");
  if (piece.ap < 1) return noAp();
  const spot = readSpot(action["to"]);
  if (!spot || !set.space.isOpen(...spot)) return refusal("point", "Nothing can stand there.");
  const [x, y] = spot;
  if (x === piece.x && y === piece.y) return refusal("same-place", "It is there already.");
  return set.space.within(piece.x, piece.y, x, y, rangeOf(set, state, piece))
    ? null
    : refusal("out-of-range", "That is beyond its range.");
}

function refuseAttack(set: CompiledSet, state: State, seat: number, action: Action): Refusal | null {
  const piece = actor(set, state, seat, action["obj"]);
  if (isRefusal(piece)) return piece;
  const { queensAttack, friendlyFire, oneAttackPerTarget, attackDeclareRange } = set.options;
  if (designOf(set, piece).isQueen && !queensAttack) return refusal("queen", "Queens don't attack in this game.");
  if (piece.ap < 1) return noAp();
  const target = findPiece(state, Number(action["target"]));
  if (!target || target.id === piece.id || (target.owner === seat && !friendlyFire))
    return refusal("bad-target", "That can't be attacked: it takes an enemy object.");
  if (oneAttackPerTarget && attackedBy(state, piece.id).includes(target.id))
    return refusal("repeat", "It attacks that target already.");
  if (isProtected(set, state, piece, target.id)) return refusal("defended", "It is defended.");
  if (attackDeclareRange !== "both") return null;
  return set.space.within(piece.x, piece.y, target.x, target.y, reachOf(set, state, piece, target))
    ? null
    : refusal("out-of-range", "The target is out of range.");
}

function refuseDefend(set: CompiledSet, state: State, seat: number, action: Action): Refusal | null {
  const piece = actor(set, state, seat, action["obj"]);
  if (isRefusal(piece)) return piece;
  if (piece.ap < 1) return noAp();
  const target = findPiece(state, Number(action["target"]));
  if (!target || target.owner !== seat || target.id === piece.id)
    return refusal("bad-target", "It can defend another of your objects only.");
  if (linkTo(state, target.id)) return refusal("has-defender", "That object has a defender already.");
  if (protectorsOf(state, piece.id).includes(target.id))
    return refusal("cycle", "They would defend each other in a circle.");
  return isDefendLimit(set, state, piece.id)
    ? refusal("defend-limit", "It can defend no more at the same time.")
    : null;
}

function refuseSpecial(set: CompiledSet, state: State, seat: number, action: Action): Refusal | null {
  const piece = findPiece(state, Number(action["obj"]));
  if (!piece || piece.owner !== seat) return refusal("not-yours", "That isn't one of your objects.");
  const design = designOf(set, piece);
  const nth = design.specials.findIndex(({ name }) => name === action["name"]);
  const special = design.specials[nth];
  if (!special) return refusal("bad-target", `${design.name} has no such special action.`);
  if ((piece.used & (1 << nth)) !== 0) return refusal("used", `${special.name} was used in this turn.`);
  let payer = piece;
  if (design.isStructure) {
    if (action["payer"] === undefined)
      return refusal(
        "ap",
        `Name the creature that pays: it takes ${plural(special.ap, "action point")} of one in range.`,
      );
    const found = actor(set, state, seat, action["payer"]);
    if (isRefusal(found)) return found;
    payer = found;
    if (payer.ap < special.ap) return refusal("ap", `It takes ${plural(special.ap, "action point")} of one creature.`);
    if (payersOf(set, state, piece, [payer], special).length === 0)
      return refusal("out-of-range", `That creature is too far from ${design.name}.`);
  } else if (piece.ap < special.ap)
    return refusal("ap", `${special.name} takes ${plural(special.ap, "action point")}.`);
  const energy = refuseEnergy(special.name, special.energy, state.players[seat]!.energy);
  if (energy) return energy;
  return hasTargets(state, special, specialFrame(piece, payer.id))
    ? null
    : refusal("no-target", `There is nothing that ${special.name} could choose.`);
}

function refuseSkill(set: CompiledSet, state: State, seat: number, action: Action): Refusal | null {
  const skills = skillsOf(set, state, seat);
  const nth = skills.findIndex(({ name }) => name === action["name"]);
  const skill = skills[nth];
  if (!skill) return refusal("wrong-tribe", "Your tribe has no such skill.");
  if (!isSkillPhase(skill, state)) return refusal("wrong-phase", `${skill.title} belongs in another phase.`);
  const player = state.players[seat]!;
  if (skill.once && (player.used & (1 << nth)) !== 0) return refusal("used", `${skill.title} was used in this turn.`);
  const energy = refuseEnergy(skill.title, skill.energy, player.energy);
  if (energy) return energy;
  if (skill.ap > 0) {
    const payer = actor(set, state, seat, action["payer"]);
    if (isRefusal(payer)) return payer;
    if (!skillPayers(set, state, seat, skill).includes(payer)) return noAp();
  }
  if (skill.condition && !skill.condition(state, abilityFrame(seat, 0)))
    return refusal("condition", `${skill.title} isn't possible now.`);
  if (skill.spends >= 0) {
    const [n, most] = [Number(action["n"]), spendable(set, state, seat, skill)];
    return Number.isInteger(n) && n >= 1 && n <= most
      ? null
      : refusal("no-target", `There are ${most} counters on your queen.`);
  }
  return hasTargets(state, skill, abilityFrame(seat, 0))
    ? null
    : refusal("no-target", `There is nothing that ${skill.title} could choose.`);
}
