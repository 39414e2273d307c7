import type { Action } from "../../../core/game";
import type { SeatName, Narration as Told } from "../../../core/narration";
import { plural } from "../../../core/rich-text";
import type { CompiledSet } from "./compiled-set";
import type { names } from "./names";
import { pieceName } from "./piece-names";
import { findPiece, markedBy, type State } from "./state";
import { distanceText, nearestText, pointText } from "./table-field";

/** What players read: the answers to a request, and the log. */

export interface Narration extends Told<State, typeof names> {
  /** "Redjaw Soldier 2" */
  piece(state: State, id: number): string;
  /** Where a marker lies: "on Redjaw Soldier". */
  marker(state: State, on: string): string;
}

const phaseNames: Record<string, string> = {
  spawning: "the action phase",
  action: "the skirmishes",
  skirmishWindow: "the fight",
  aftermath: "the end of the turn",
};
const statNames: Record<string, string> = { ap: "action points" };
const counterNames: Record<string, string> = { attackUp: "+1 attack", defenceUp: "+1 defence" };
const ends: Record<string, string> = {
  queen: "the queen is dead",
  deck: "no cards left to draw",
  concession: "given up",
};

export function narration(set: CompiledSet, seatName: SeatName): Narration {
  const designName = (design: unknown): string => set.designs[Number(design ?? -1)]?.name ?? "something";
  const cardName = (state: State, card: unknown): string =>
    set.designs[state.design[Number(card ?? -1)] ?? -1]?.name ?? "a card";
  const point = (at: unknown): string => {
    const [x, y] = at as [number, number];
    return pointText(set, x, y);
  };
  /** "2.50/2.00, 0.95 from Drone Escort", for whoever must decide. */
  const goal = (state: State, at: unknown): string => {
    const [x, y] = at as [number, number];
    const nearest = nearestText(set, state, state.prompt?.seat ?? -1, x, y);
    return nearest === "" ? point(at) : `${point(at)}, ${nearest}`;
  };
  const pieceWith = (state: State, id: unknown): string => {
    const piece = findPiece(state, Number(id));
    return piece ? pieceName(set, state, piece) : "something that is gone";
  };
  const pieceAndPlace = (state: State, id: unknown): string => {
    const piece = findPiece(state, Number(id));
    return piece ? `${pieceWith(state, id)} at ${point([piece.x, piece.y])}` : pieceWith(state, id);
  };
  /** Where a marker lies; on which card, if it lay on a piece that is gone. */
  const markerPlace = (state: State, on: string, card?: unknown): string => {
    const [kind, where = ""] = on.split(" ");
    if (kind === "point") return `at ${point(where.split(",").map(Number))}`;
    if (kind === "player") return `before ${seatName(where)}`;
    return `on ${findPiece(state, Number(where)) ? pieceWith(state, where) : designName(card)}`;
  };
  /** ", 1.90 away", and whether that could be bridged in this phase. */
  const away = (state: State, { obj, target, reachable }: Action): string => {
    const [from, to] = [findPiece(state, Number(obj)), findPiece(state, Number(target))];
    const far = from && to ? `, ${distanceText(set, from, to)} away` : "";
    return reachable === false ? `${far}, out of reach` : far;
  };

  const actions: Narration["actions"] = {
    mulligan: (state, { cards }) => {
      const list = cards as number[];
      return list.length === 0 ? "Keep the hand" : `Exchange ${list.map((card) => cardName(state, card)).join(", ")}`;
    },
    turnWorkers: (_, { count }) => `Turn ${plural(Number(count), "worker")}`,
    playCard: (state, { card, at }) =>
      `Play ${cardName(state, card)}${at === undefined ? "" : ` at ${goal(state, at)}`}`,
    move: (state, { obj, to }) => `Move ${pieceWith(state, obj)} to ${goal(state, to)}`,
    attack: (state, action) =>
      `Attack ${pieceWith(state, action["target"])} with ${pieceWith(state, action["obj"])}${away(state, action)}`,
    defend: (state, action) =>
      `Defend ${pieceWith(state, action["target"])} with ${pieceWith(state, action["obj"])}${away(state, action)}`,
    special: (state, { obj, name, payer }) =>
      `${String(name)}: ${pieceWith(state, obj)}${payer === undefined ? "" : `, paid by ${pieceWith(state, payer)}`}`,
    skill: (state, { name, n, payer }) => {
      const more = n === undefined ? "" : `, ${n}`;
      return `${skillTitle(name)}${more}${payer === undefined ? "" : `, paid by ${pieceWith(state, payer)}`}`;
    },
    chooseSkirmish: (state, { target }) => `Fight over ${pieceWith(state, target)}`,
    endPhase: (state) => `Go on to ${phaseNames[state.phase] ?? "the next phase"}`,
    concede: () => "Give up",
    marker: (state, action) =>
      `${action["remove"] ? "Remove" : "Place"} the ${action["colour"]} marker ${markerPlace(state, String(markedBy(action)))}`,
    answer: (state, { at, object, card, player, answer }) => {
      if (at !== undefined) return `To ${goal(state, at)}`;
      if (player !== undefined) return seatName(player);
      if (answer !== undefined) return answer === "yes" ? "Yes" : "No";
      if (object === "done" || card === "done") return "That is enough";
      return object === undefined ? cardName(state, card) : pieceAndPlace(state, object);
    },
  };

  const skillTitle = (name: unknown): string => {
    for (const sheet of set.sheets.values())
      for (const skill of sheet.skills) if (skill.name === name) return skill.title;
    return String(name);
  };
  const times = (n: unknown, what: string): string => (Number(n) === 1 ? `a ${what}` : `${n} ${what}s`);

  const events: Narration["events"] = {
    turn: (_, { turn, round }, who) => `— Round ${round}, turn ${turn}: ${who} —`,
    endPhase: () => undefined,
    mulligan: (_, { n }, who) => `${who} exchanges ${plural(Number(n), "card")}.`,
    draw: (state, { card }, who) => `${who} draws ${card === undefined ? "a card" : cardName(state, card)}.`,
    noCard: (_, __, who) => `${who} has no card left to draw.`,
    shuffle: (_, __, who) => `${who} shuffles.`,
    discard: (state, { card }, who) => `${who} discards ${cardName(state, card)}.`,
    peek: (state, { n, cards }, who) =>
      `${who} looks at ${cards ? (cards as number[]).map((card) => cardName(state, card)).join(", ") : plural(Number(n), "card")}.`,
    moveCard: (state, { card, to }, who) =>
      `${who} puts ${card === undefined ? "a card" : cardName(state, card)} ${String(to) === "hand" ? "into the hand" : String(to) === "deckBottom" ? "under the deck" : String(to) === "deckTop" ? "on top of the deck" : "away"}.`,
    search: (state, { card, from }, who) =>
      `${who} takes ${card === undefined ? "a card" : cardName(state, card)} from the ${from}.`,
    searchNothing: (_, __, who) => `${who} finds nothing.`,
    worker: (state, { card, faceUp }, who) =>
      `${who} puts ${cardName(state, card)} into play${faceUp ? "" : " face down"}.`,
    turnWorkers: (_, { n }, who) => `${who} turns ${plural(Number(n), "worker")} for energy.`,
    energy: (_, { n }, who) => `${who} ${Number(n) < 0 ? "loses" : "gains"} ${Math.abs(Number(n))} energy.`,
    store: (_, { n, kind }, who) => `${who} stores ${n} energy as ${kind}.`,
    play: (_, { card, at }, who) => `${who} plays ${designName(card)}${at === undefined ? "" : ` at ${point(at)}`}.`,
    enter: (_, { card, at }) => `${designName(card)} enters at ${point(at)}.`,
    special: (_, { card, name }, who) => `${who} uses ${name} of ${designName(card)}.`,
    skill: (_, { title }, who) => `${who} uses ${title}.`,
    move: (_, { card, at }) => `${designName(card)} moves to ${point(at)}.`,
    displace: (_, { card, at }) => `${designName(card)} is put at ${point(at)}.`,
    attack: (_, { card, targetCard }) => `${designName(card)} will attack ${designName(targetCard)}.`,
    defend: (_, { card, targetCard }) => `${designName(card)} will defend ${designName(targetCard)}.`,
    linkEnds: (_, { names: both, active }) => {
      const [defender, target] = both as number[];
      // Of what has died, that it died says enough.
      return active && defender! >= 0 && target! >= 0
        ? `${designName(defender)} no longer defends ${designName(target)}.`
        : undefined;
    },
    attacksDropped: (_, { n }) => `${plural(Number(n), "attack")} out of reach or stopped.`,
    skirmish: (_, { card, by, damage, back, defence }) =>
      `${(by as number[]).map(designName).join(", ")} ${(by as number[]).length === 1 ? "deals" : "deal"} ${damage} to ${designName(card)} (defence ${defence}), which deals ${back}.`,
    strike: (_, { card, n }) => `${designName(card)} is struck for ${n}.`,
    dies: (_, { card }) => `${designName(card)} dies.`,
    counter: (_, { card, kind, n }) => {
      const name = `${counterNames[String(kind)] ?? String(kind)} counter`;
      return Number(n) < 0
        ? `${designName(card)} loses ${times(-Number(n), name)}.`
        : `${designName(card)} gets ${times(n, name)}.`;
    },
    modify: (_, { card, stat, n }) => {
      // Ranges are counted in thousandths.
      const amount = Math.abs(Number(n)) / (stat === "range" ? 1000 : 1);
      return `${designName(card)}: ${Number(n) < 0 ? "−" : "+"}${amount} ${statNames[String(stat)] ?? String(stat)}.`;
    },
    keyword: (_, { card, keyword: name }) => `${designName(card)} has ${name}.`,
    ap: (_, { card, n }) =>
      `${designName(card)} ${Number(n) < 0 ? "loses" : "gets"} ${plural(Math.abs(Number(n)), "action point")}.`,
    marker: (state, { colour, on, card, removed }, who) =>
      `${who} ${removed ? "removes the" : "places a"} ${colour} marker ${markerPlace(state, String(on), card)}.`,
    runaway: () => "Too much happens at once: the rest of it is skipped.",
    concede: (_, __, who) => `${who} gives up.`,
    out: (_, { cause }, who) => `${who} is out: ${ends[String(cause)] ?? String(cause)}.`,
    over: (_, { winners }) =>
      (winners as number[]).length === 1 ? `${seatName((winners as number[])[0])} wins.` : "The game is drawn.",
  };

  return { seat: seatName, actions, events, piece: pieceWith, marker: markerPlace };
}
