import type { Action } from "../../../core/game";
import { call, type Emit } from "../../../core/machine";
import { type CompiledSet, type Effect, procedures } from "./compiled-set";
import { enter } from "./enter";
import { check } from "./leaving";
import { abilityFrame, skillsOf } from "./playable";
import { queenOf } from "./points";
import { findPiece, type State, take } from "./state";
import { costOf, designOf } from "./stats";
import { effectSlots } from "./triggers";
import { turnWorkers } from "./vocabulary/player-verbs";

/** What an action of a window does (rules §7); what follows from it runs afterwards. */
export function act(set: CompiledSet, state: State, action: Action, emit: Emit | null): void {
  const seat = state.active;
  state.actions++;
  state.effects = 0;
  switch (action.type) {
    case "endPhase":
      state.stack[state.stack.length - 1]!.step++;
      emit?.({ type: "endPhase", seat, phase: state.phase });
      return;
    case "turnWorkers":
      turnWorkers(state, seat, action["count"] as number, emit);
      return;
    case "playCard":
      playCard(set, state, seat, action, emit);
      return;
    case "skill":
      applySkill(set, state, seat, action, emit);
      return;
    default:
      actWith(set, state, action, emit);
      check(set, state, emit);
  }
}

function begin(state: State, { program }: Effect, seat: number, card: number, slots: number[]): void {
  call(state, program, seat, card, slots);
}

function playCard(set: CompiledSet, state: State, seat: number, action: Action, emit: Emit | null): void {
  const card = action["card"] as number;
  const player = state.players[seat]!;
  const design = set.designs[state.design[card]!]!;
  player.energy -= costOf(set, state, seat, design);
  take(player.hand, card);
  emit?.({ type: "play", seat, card: design.index, at: action["at"] });
  if (design.type === "worker") {
    player.workers.push(card);
    player.workersPlayed++;
    if (!set.options.newWorkersReady) player.spent.push(card);
    return;
  }
  if (design.type === "ability") {
    state.resolving = card;
    call(state, procedures.endCard, seat);
    if (design.play) begin(state, design.play, seat, card, abilityFrame(seat, card).slots as number[]);
    return;
  }
  const [x, y] = action["at"] as [number, number];
  enter(set, state, { design: design.index, owner: seat, card, x, y }, emit);
}

function applySkill(set: CompiledSet, state: State, seat: number, action: Action, emit: Emit | null): void {
  const skills = skillsOf(set, state, seat);
  const nth = skills.findIndex(({ name }) => name === action["name"]);
  const skill = skills[nth]!;
  const player = state.players[seat]!;
  player.energy -= skill.energy;
  if (skill.once) player.used |= 1 << nth;
  const payer = findPiece(state, Number(action["payer"] ?? 0));
  if (payer) payer.ap -= skill.ap;
  const n = skill.spends < 0 ? 0 : (action["n"] as number);
  if (n > 0) queenOf(set, state, seat)!.counters[skill.spends]! -= n;
  emit?.({ type: "skill", seat, title: skill.title });
  begin(state, skill, seat, 0, effectSlots(undefined, 0, payer?.id ?? 0, n));
}

/** Move, attack, defend and special actions of an object. */
function actWith(set: CompiledSet, state: State, action: Action, emit: Emit | null): void {
  const piece = findPiece(state, action["obj"] as number)!;
  const { id, owner: seat, design: card } = piece;
  if (action.type === "special") {
    const design = designOf(set, piece);
    const nth = design.specials.findIndex(({ name }) => name === action["name"]);
    const special = design.specials[nth]!;
    const payer = design.isStructure ? findPiece(state, action["payer"] as number)! : piece;
    payer.ap -= special.ap;
    state.players[seat]!.energy -= special.energy;
    piece.used |= 1 << nth;
    emit?.({ type: "special", seat, id, card, name: special.name });
    begin(state, special, seat, id, effectSlots(piece, 0, payer.id));
    return;
  }
  piece.ap--;
  const target = action["target"] as number;
  if (action.type === "move") {
    const [x, y] = action["to"] as [number, number];
    piece.x = x;
    piece.y = y;
    piece.moved = true;
    emit?.({ type: "move", seat, id, card, at: [x, y] });
    return;
  }
  if (action.type === "attack") state.attacks.push({ attacker: id, target });
  else state.links.push({ defender: id, target, active: false });
  emit?.({ type: action.type, seat, id, card, target, targetCard: findPiece(state, target)!.design });
}
