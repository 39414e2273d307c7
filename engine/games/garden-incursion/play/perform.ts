import type { Choice } from "../../../core/choices";
import type { Action } from "../../../core/game";
import { call, type Emit, type Prompt } from "../../../core/machine";
import { shuffleDeck } from "./cards";
import { fields, isWindow, written } from "./decisions";
import { enter } from "./enter";
import { check, eliminate } from "./leaving";
import { abilityFrame, skillsOf } from "./playable";
import { type PointPrompt, queenOf } from "./points";
import { findPiece, type GardenState, markedBy, take } from "./state";
import { costOf, designOf } from "./stats";
import { type Effect, type GardenTable, procedures } from "./table";
import { effectSlots } from "./triggers";
import { done } from "./vocabulary/choice-verbs";
import { turnWorkers } from "./vocabulary/player-verbs";

/** What an action does (rules §7). */

/** Does an action; what follows from it runs afterwards. True: nothing follows. */
export function perform(table: GardenTable, state: GardenState, action: Action, emit: Emit | null): boolean {
  if (action.type === "marker") return placeMarker(state, action, emit);
  if (action.type === "concede") {
    const seat = (action["seat"] ?? state.prompt!.seat) as number;
    emit?.({ type: "concede", seat });
    eliminate(table, state, [seat], "concession", emit);
    narrowPrompt(state);
    return false;
  }
  const prompt = state.prompt!;
  if (isWindow(prompt)) {
    state.prompt = null;
    state.actions++;
    state.effects = 0;
    performMain(table, state, action, emit);
  } else if (prompt.kind === "mulligan") exchange(state, prompt.seat, action, emit);
  else answer(state, prompt, action);
  return false;
}

/** A concession leaves others' questions without some of their answers. */
function narrowPrompt(state: GardenState): void {
  const prompt = state.prompt as Choice | null;
  if (prompt?.options === undefined) return;
  if (prompt.kind === "object" || prompt.kind === "skirmish")
    prompt.options = prompt.options.filter((id) => id === done || findPiece(state, id));
  if (prompt.kind === "player") prompt.options = prompt.options.filter((seat) => state.players[seat]!.alive);
  if (prompt.options.length > 0) return;
  state.prompt = null;
  state.stack[state.stack.length - 1]!.slots[prompt.slot] = done;
}

function placeMarker(state: GardenState, action: Action, emit: Emit | null): boolean {
  const { colour, remove, seat } = action;
  const on = markedBy(action);
  const by = (seat ?? state.prompt!.seat) as number;
  if (remove) {
    const at = state.markers.findIndex((marker) => marker.colour === colour && marker.on === on);
    if (at >= 0) state.markers.splice(at, 1);
  } else state.markers.push({ colour: colour as string, on: on as string, by });
  const piece = findPiece(state, Number(String(on).replace("object ", "")));
  emit?.({ type: "marker", seat: by, colour, on, card: piece?.design, removed: remove === true });
  return true;
}

function exchange(state: GardenState, seat: number, action: Action, emit: Emit | null): void {
  const player = state.players[seat]!;
  const cards = action["cards"] as number[];
  state.prompt = null;
  if (cards.length === 0) {
    // To keep the hand ends it.
    player.mulligans = -1;
    return;
  }
  player.mulligans++;
  for (const card of cards) take(player.hand, card);
  player.deck.push(...cards);
  shuffleDeck(state, seat, null);
  player.hand.push(...player.deck.splice(0, cards.length));
  emit?.({ type: "mulligan", seat, n: cards.length });
}

function answer(state: GardenState, prompt: Prompt, action: Action): void {
  state.prompt = null;
  const frame = state.stack[state.stack.length - 1]!;
  if (prompt.kind === "point") {
    const [x, y] = action["at"] as [number, number];
    frame.slots[(prompt as PointPrompt).slot] = [x, y];
    return;
  }
  const { kind, options, slot } = prompt as Choice;
  const given = action[kind === "skirmish" ? "target" : fields[kind]!];
  frame.slots[slot] = options.find((option) => written(kind, option) === given)!;
}

function performMain(table: GardenTable, state: GardenState, action: Action, emit: Emit | null): void {
  const seat = state.active;
  switch (action.type) {
    case "endPhase":
      state.stack[state.stack.length - 1]!.step++;
      emit?.({ type: "endPhase", seat, phase: state.phase });
      return;
    case "turnWorkers":
      turnWorkers(state, seat, action["count"] as number, emit);
      return;
    case "playCard":
      playCard(table, state, seat, action, emit);
      return;
    case "skill":
      applySkill(table, state, seat, action, emit);
      return;
    default:
      act(table, state, action, emit);
      check(table, state, emit);
  }
}

function begin(state: GardenState, { program }: Effect, seat: number, card: number, slots: number[]): void {
  call(state, program, seat, card, slots);
}

function playCard(table: GardenTable, state: GardenState, seat: number, action: Action, emit: Emit | null): void {
  const card = action["card"] as number;
  const player = state.players[seat]!;
  const design = table.designs[state.design[card]!]!;
  player.energy -= costOf(table, state, seat, design);
  take(player.hand, card);
  emit?.({ type: "play", seat, card: design.index, at: action["at"] });
  if (design.type === "worker") {
    player.workers.push(card);
    player.workersPlayed++;
    if (!table.options.newWorkersReady) player.spent.push(card);
    return;
  }
  if (design.type === "ability") {
    state.resolving = card;
    call(state, procedures.endCard, seat);
    if (design.play) begin(state, design.play, seat, card, abilityFrame(seat, card).slots as number[]);
    return;
  }
  const [x, y] = action["at"] as [number, number];
  enter(table, state, { design: design.index, owner: seat, card, x, y }, emit);
}

function applySkill(table: GardenTable, state: GardenState, seat: number, action: Action, emit: Emit | null): void {
  const skills = skillsOf(table, state, seat);
  const nth = skills.findIndex(({ name }) => name === action["name"]);
  const skill = skills[nth]!;
  const player = state.players[seat]!;
  player.energy -= skill.energy;
  if (skill.once) player.used |= 1 << nth;
  const payer = findPiece(state, Number(action["payer"] ?? 0));
  if (payer) payer.ap -= skill.ap;
  const n = skill.spends < 0 ? 0 : (action["n"] as number);
  if (n > 0) queenOf(table, state, seat)!.counters[skill.spends]! -= n;
  emit?.({ type: "skill", seat, title: skill.title });
  begin(state, skill, seat, 0, effectSlots(undefined, 0, payer?.id ?? 0, n));
}

/** Move, attack, defend and special actions of an object. */
function act(table: GardenTable, state: GardenState, action: Action, emit: Emit | null): void {
  const piece = findPiece(state, action["obj"] as number)!;
  const { id, owner: seat, design: card } = piece;
  if (action.type === "special") {
    const design = designOf(table, piece);
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
