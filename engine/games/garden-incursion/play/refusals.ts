import type { Action, Refusal } from "../../../core/game";
import { plural } from "../../../core/rich-text";
import { isProtected, linkTo, protectorsOf } from "./links";
import { isSkillPhase, isWorkerLimit, mayPlayPermanents, skillPayers } from "./main-actions";
import { attackedBy, isDefendLimit } from "./piece-actions";
import { abilityFrame, hasTargets, mayTurnWorkers, payersOf, skillsOf, specialFrame, spendable } from "./playable";
import { isInside, readSpot, siteCircles, spawnCircles } from "./points";
import { reachOf } from "./skirmish";
import { findPiece, type GardenState, type Piece, readyWorkers } from "./state";
import { costOf, designOf, keyword, rangeOf } from "./stats";
import type { Design, GardenTable } from "./table";

/** Why an action of a window can't be done, asked in the order of rules §7. */

export const refusal = (code: string, message: string): Refusal => ({ code, message });

export const mainTypes = ["turnWorkers", "playCard", "move", "attack", "defend", "special", "skill", "endPhase"];

export function refuseMain(table: GardenTable, state: GardenState, action: Action): Refusal | null {
  const { type } = action;
  if (type === "endPhase") return null;
  if (["move", "attack", "defend", "special"].includes(type) && state.phase !== "action")
    return refusal("wrong-phase", "That is done in the action phase.");
  const found = refuseByType(table, state, state.active, action);
  const isCapped = state.actions >= table.options.actionCap && found?.code !== "wrong-phase";
  return isCapped ? refusal("cap", "Too much was done in this turn: it can only be ended.") : found;
}

function refuseByType(table: GardenTable, state: GardenState, seat: number, action: Action): Refusal | null {
  switch (action.type) {
    case "turnWorkers":
      return refuseWorkers(table, state, seat, action);
    case "playCard":
      return refusePlay(table, state, seat, action);
    case "special":
      return refuseSpecial(table, state, seat, action);
    case "skill":
      return refuseSkill(table, state, seat, action);
    case "move":
      return refuseMove(table, state, seat, action);
    case "attack":
      return refuseAttack(table, state, seat, action);
    default:
      return refuseDefend(table, state, seat, action);
  }
}

function refuseWorkers(table: GardenTable, state: GardenState, seat: number, action: Action): Refusal | null {
  if (!mayTurnWorkers(table, state)) return refusal("wrong-phase", "Workers are turned in the Spawning phase.");
  const count = Number(action["count"]);
  const ready = readyWorkers(state.players[seat]!);
  if (Number.isInteger(count) && count >= 1 && count <= ready) return null;
  return refusal("no-worker", ready === 0 ? "You have no face-up worker." : `You can turn 1 to ${ready} workers.`);
}

const refuseEnergy = (name: string, cost: number, energy: number): Refusal | null =>
  energy >= cost ? null : refusal("energy", `${name} costs ${cost} energy; there is ${energy} in your pool.`);

function refusePlay(table: GardenTable, state: GardenState, seat: number, action: Action): Refusal | null {
  const card = action["card"] as number;
  const player = state.players[seat]!;
  const design = table.designs[state.design[card] ?? -1];
  if (design && design.type !== "ability" && player.hand.includes(card) && !mayPlayPermanents(table, state))
    return refusal("wrong-phase", `${design.name} can be played in the Spawning phase only.`);
  if (!design || !player.hand.includes(card)) return refusal("not-in-hand", "That card isn't in your hand.");
  const energy = refuseEnergy(design.name, costOf(table, state, seat, design), player.energy);
  if (energy) return energy;
  if (design.type === "worker") {
    return isWorkerLimit(table, state, seat)
      ? refusal("worker-limit", "You can play no more workers in this turn.")
      : null;
  }
  if (design.type === "ability") {
    return design.play && !hasTargets(state, design.play, abilityFrame(seat, card))
      ? refusal("no-target", `There is nothing that ${design.name} could choose.`)
      : null;
  }
  return refusePlace(table, state, seat, design, action["at"]);
}

function refusePlace(
  table: GardenTable,
  state: GardenState,
  seat: number,
  design: Design,
  at: unknown,
): Refusal | null {
  if (design.isStructure && design.condition && !design.condition(state, abilityFrame(seat, 0)))
    return refusal("condition", `${design.name} can't be built yet: its condition isn't met.`);
  const spot = readSpot(at);
  if (!spot || !table.space.isOpen(...spot)) return refusal("point", "Nothing can stand there.");
  if (design.isStructure) {
    return isInside(table, siteCircles(table, state, seat, design), ...spot)
      ? null
      : refusal("location", `${design.name} can't be built there.`);
  }
  return isInside(table, spawnCircles(table, state, seat), ...spot)
    ? null
    : refusal("out-of-range", "That is too far from your queen, and from everything else that spawns.");
}

/** The acting creature, or why it isn't one. */
function actor(table: GardenTable, state: GardenState, seat: number, id: unknown): Piece | Refusal {
  const piece = findPiece(state, Number(id));
  if (!piece || piece.owner !== seat) return refusal("not-yours", "That isn't one of your objects.");
  if (!designOf(table, piece).isCreature) return refusal("not-a-creature", "Only creatures can do that.");
  return piece;
}
const isRefusal = (found: Piece | Refusal): found is Refusal => "code" in found;

const noAp = (): Refusal => refusal("ap", "It has no action points left.");

function refuseMove(table: GardenTable, state: GardenState, seat: number, action: Action): Refusal | null {
  const piece = actor(table, state, seat, action["obj"]);
  if (isRefusal(piece)) return piece;
  if (designOf(table, piece).isQueen && !table.options.queensMove)
    return refusal("queen", "Queens don't move in this game.");
  if (keyword(table, state, piece, "rooted") > 0) return refusal("rooted", "It is rooted and cannot move.");
  if (piece.ap < 1) return noAp();
  const spot = readSpot(action["to"]);
  if (!spot || !table.space.isOpen(...spot)) return refusal("point", "Nothing can stand there.");
  const [x, y] = spot;
  if (x === piece.x && y === piece.y) return refusal("same-place", "It is there already.");
  return table.space.within(piece.x, piece.y, x, y, rangeOf(table, state, piece))
    ? null
    : refusal("out-of-range", "That is beyond its range.");
}

function refuseAttack(table: GardenTable, state: GardenState, seat: number, action: Action): Refusal | null {
  const piece = actor(table, state, seat, action["obj"]);
  if (isRefusal(piece)) return piece;
  const { queensAttack, friendlyFire, oneAttackPerTarget, attackDeclareRange } = table.options;
  if (designOf(table, piece).isQueen && !queensAttack) return refusal("queen", "Queens don't attack in this game.");
  if (piece.ap < 1) return noAp();
  const target = findPiece(state, Number(action["target"]));
  if (!target || target.id === piece.id || (target.owner === seat && !friendlyFire))
    return refusal("bad-target", "That can't be attacked: it takes an enemy object.");
  if (oneAttackPerTarget && attackedBy(state, piece.id).includes(target.id))
    return refusal("repeat", "It attacks that target already.");
  if (isProtected(table, state, piece, target.id)) return refusal("defended", "It is defended.");
  if (attackDeclareRange !== "both") return null;
  return table.space.within(piece.x, piece.y, target.x, target.y, reachOf(table, state, piece, target))
    ? null
    : refusal("out-of-range", "The target is out of range.");
}

function refuseDefend(table: GardenTable, state: GardenState, seat: number, action: Action): Refusal | null {
  const piece = actor(table, state, seat, action["obj"]);
  if (isRefusal(piece)) return piece;
  if (piece.ap < 1) return noAp();
  const target = findPiece(state, Number(action["target"]));
  if (!target || target.owner !== seat || target.id === piece.id)
    return refusal("bad-target", "It can defend another of your objects only.");
  if (linkTo(state, target.id)) return refusal("has-defender", "That object has a defender already.");
  if (protectorsOf(state, piece.id).includes(target.id))
    return refusal("cycle", "They would defend each other in a circle.");
  return isDefendLimit(table, state, piece.id)
    ? refusal("defend-limit", "It can defend no more at the same time.")
    : null;
}

function refuseSpecial(table: GardenTable, state: GardenState, seat: number, action: Action): Refusal | null {
  const piece = findPiece(state, Number(action["obj"]));
  if (!piece || piece.owner !== seat) return refusal("not-yours", "That isn't one of your objects.");
  const design = designOf(table, piece);
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
    const found = actor(table, state, seat, action["payer"]);
    if (isRefusal(found)) return found;
    payer = found;
    if (payer.ap < special.ap) return refusal("ap", `It takes ${plural(special.ap, "action point")} of one creature.`);
    if (payersOf(table, state, piece, [payer], special).length === 0)
      return refusal("out-of-range", `That creature is too far from ${design.name}.`);
  } else if (piece.ap < special.ap)
    return refusal("ap", `${special.name} takes ${plural(special.ap, "action point")}.`);
  const energy = refuseEnergy(special.name, special.energy, state.players[seat]!.energy);
  if (energy) return energy;
  return hasTargets(state, special, specialFrame(piece, payer.id))
    ? null
    : refusal("no-target", `There is nothing that ${special.name} could choose.`);
}

function refuseSkill(table: GardenTable, state: GardenState, seat: number, action: Action): Refusal | null {
  const skills = skillsOf(table, state, seat);
  const nth = skills.findIndex(({ name }) => name === action["name"]);
  const skill = skills[nth];
  if (!skill) return refusal("wrong-tribe", "Your tribe has no such skill.");
  if (!isSkillPhase(skill, state)) return refusal("wrong-phase", `${skill.title} belongs in another phase.`);
  const player = state.players[seat]!;
  if (skill.once && (player.used & (1 << nth)) !== 0) return refusal("used", `${skill.title} was used in this turn.`);
  const energy = refuseEnergy(skill.title, skill.energy, player.energy);
  if (energy) return energy;
  if (skill.ap > 0) {
    const payer = actor(table, state, seat, action["payer"]);
    if (isRefusal(payer)) return payer;
    if (!skillPayers(table, state, seat, skill).includes(payer)) return noAp();
  }
  if (skill.condition && !skill.condition(state, abilityFrame(seat, 0)))
    return refusal("condition", `${skill.title} isn't possible now.`);
  if (skill.spends >= 0) {
    const [n, most] = [Number(action["n"]), spendable(table, state, seat, skill)];
    return Number.isInteger(n) && n >= 1 && n <= most
      ? null
      : refusal("no-target", `There are ${most} counters on your queen.`);
  }
  return hasTargets(state, skill, abilityFrame(seat, 0))
    ? null
    : refusal("no-target", `There is nothing that ${skill.title} could choose.`);
}
