import type { Narration as CoreNarration, SeatName } from "../../../core/narration";
import { plural } from "../../../core/rich-text";
import { type CompiledSet, nameOf } from "./compiled-set";
import type { names } from "./names";
import { kinds, nobody, type State } from "./state";
import type { LabelledChoice } from "./vocabulary/choice-verbs";

/** What players read: the answers to a request, and the log. */

export type Narration = CoreNarration<State, typeof names>;

const signs: Record<string, string> = { food: "🍞", fire: "🔥", love: "💗", any: "⭕" };
const slotText = (kind: unknown): string => `${signs[String(kind)]} ${String(kind)}`;

export function narration(set: CompiledSet, seatName: SeatName): Narration {
  const card = (instance: unknown): string => nameOf(set, Number(instance ?? -1));
  const both = (cards: unknown): string => (cards as number[]).map(card).join(" and ");

  /** An egg with what it holds, since there may be two of a kind. */
  const egg = (state: State, instance: unknown): string => {
    const found = state.players.flatMap(({ eggs }) => eggs).find((each) => each.card === instance);
    const fed = found?.resources.length ? `, fed ${found.resources.map(card).join(", ")}` : "";
    return `${card(instance)} (egg${fed})`;
  };

  const actions: Narration["actions"] = {
    startDiscard: (_, { cards }) => `Discard ${both(cards)}`,
    layEgg: (_, action) => `Lay ${card(action["card"])} as an egg`,
    nurture: (state, action) => `Feed ${card(action["card"])} to ${egg(state, action["egg"])}`,
    hatch: (state, action) => `Hatch ${egg(state, action["egg"])}`,
    sacrifice: (_, { dragon }) => `Sacrifice ${card(dragon)}, worth ${set.cards[Number(dragon)]?.sacrifice ?? 0}`,
    barter: (_, action) => `Barter ${action["cards"] ? both(action["cards"]) : card(action["card"])}`,
    contract: (_, action) => `Hire ${card(action["card"])} as a mercenary`,
    dismiss: () => "Dismiss the mercenary",
    attack: (_, { player, reveal }) => `Attack ${seatName(player)}${reveal ? ", showing the mercenary" : ""}`,
    ritual: (_, { symbol, cards }) => `Perform a ritual of ${String(symbol)} with ${both(cards)}`,
    endTurn: () => "End the turn",
    defend: (_, { reveal }) => (reveal ? "Reveal the mercenary" : "Keep it hidden"),
    reward: (state, action) => {
      if (action["take"] === "egg") return `Take the egg ${card(action["egg"])}`;
      if (action["take"] === "resource") return `Take ${card(action["card"])} to feed ${egg(state, action["egg"])}`;
      return action["take"] === "card" ? "Take a hand card at random" : "Take nothing";
    },
    foodTarget: (state, action) => `Take away a slot ${slotText(action["kind"])} of ${egg(state, action["egg"])}`,
    fireTarget: (state, action) => {
      const { player, burn } = action;
      if (burn === "hand") return `A random hand card of ${seatName(player)}`;
      if (burn === "mercenary") return `The mercenary of ${seatName(player)}`;
      const what = burn === "egg" ? egg(state, action["card"]) : card(action["card"]);
      return `${what} of ${seatName(player)}`;
    },
    repeat: (_, { helper }) => (helper === "none" ? "Don't repeat it" : `Repeat it with ${card(helper)}`),
    may: (_, { answer }) => (answer === "yes" ? "Yes" : "No"),
    chooseCard: (_, action) => (action["card"] === "none" ? "None" : card(action["card"])),
    chooseEgg: (state, action) => (action["card"] === "none" ? "None" : egg(state, action["card"])),
    chooseDragon: (_, action) => (action["card"] === "none" ? "None" : card(action["card"])),
    chooseResource: (_, action) => (action["card"] === "none" ? "None" : card(action["card"])),
    chooseKind: (_, { kind }) => (kind === "none" ? "None" : slotText(kind)),
    choosePlayer: (_, { player }) => (player === nobody ? "None" : seatName(player)),
    chooseOption: ({ prompt }, { option }) => {
      if (option === nobody) return "None";
      return (prompt as LabelledChoice | null)?.labels?.[Number(option)] ?? `Choice ${Number(option) + 1}`;
    },
  };

  const events: Narration["events"] = {
    turn: (_, { turn, round }, who) => `— Round ${round}, turn ${turn}: ${who} —`,
    reshuffle: (_, { n }) => `The discard pile is shuffled into a new draw pile of ${n}.`,
    draw: (_, event, who) => `${who} draws ${card(event["card"])}.`,
    discard: (_, event, who) => `${who} discards ${card(event["card"])}.`,
    lay: (_, event, who) => `${who} lays ${card(event["card"])} as an egg.`,
    nurture: (_, event, who) => `${who} feeds ${card(event["card"])} to ${card(event["egg"])}.`,
    attach: (_, event, who) => `${card(event["card"])} is put under ${who}'s ${card(event["egg"])}.`,
    hatch: (_, event, who) => `${who} hatches ${card(event["card"])} with ${event["power"]} power.`,
    misfire: (_, event, who) => `${who}'s ${card(event["card"])} misfires: egg and resources are lost.`,
    sacrifice: (_, event, who) => `${who} sacrifices ${card(event["card"])}, worth ${event["n"]}.`,
    giveUp: (_, event, who) => `${who} gives ${card(event["card"])}.`,
    barter: (_, { n }, who) => `${who} barters ${plural(Number(n), "card")} for a skull.`,
    worth: (_, { n }, who) => `${who} has ${Number(n) < 0 ? "less" : "more"} sacrifice worth: ${n}.`,
    contract: (_, event, who) =>
      event["card"] === undefined ? `${who} hires a mercenary.` : `${who} hires ${card(event["card"])}.`,
    dismiss: (_, event, who) => `${who} dismisses ${card(event["card"])}.`,
    attack: (_, { defender }, who) => `${who} attacks ${seatName(defender)}.`,
    reveal: (_, event, who) => `${who} reveals ${card(event["card"])}.`,
    hold: (_, __, who) => `${who} keeps the mercenary hidden.`,
    fight: (_, { attack, defence, won }, who) => `${attack} against ${defence}: ${who} ${won ? "wins" : "loses"}.`,
    stealEgg: (_, event, who) => `${who} takes the egg ${card(event["card"])} of ${seatName(event["from"])}.`,
    stealResource: (_, event, who) =>
      `${who} takes ${card(event["card"])} of ${seatName(event["from"])} for ${card(event["egg"])}.`,
    stealCard: (_, event, who) => `${who} takes ${card(event["card"])} from the hand of ${seatName(event["from"])}.`,
    noReward: (_, __, who) => `${who} takes no reward.`,
    spend: (_, event) => `${card(event["card"])} is discarded after its service.`,
    ritual: (_, { symbol, cards }, who) => `${who} performs a ritual of ${kinds[Number(symbol)]} with ${both(cards)}.`,
    repeat: (_, event, who) => `${who} repeats it with ${card(event["card"])}.`,
    reduce: (_, event, who) =>
      `${who}'s ${card(event["card"])} asks for one ${kinds[Number(event["kind"])]} less this turn.`,
    burn: (_, { target }) => `The fire is aimed at ${seatName(target)}.`,
    destroy: (_, event, who) => `${who} loses ${card(event["card"])}.`,
    targeted: (_, __, who) => `${who} counts as targeted.`,
    boost: (_, event) => `${card(event["card"])} has ${signed(event["n"])} power.`,
    fightBoost: (_, { n }, who) => `${who} has ${signed(n)} power in this attack.`,
    toHand: (_, event, who) => `${who} takes ${card(event["card"])} back into the hand.`,
    takeCard: (_, event, who) => `${who} takes ${card(event["card"])} into the hand.`,
    trigger: (_, __, who) => `${who} has reached the target: the round is played to its end.`,
    actionCap: (_, { n }, who) => `That was action ${n}: ${who}'s turn ends.`,
    over: (_, { winners }) => {
      const who = (winners as number[]).map(seatName);
      return who.length === 1 ? `${who[0]} wins.` : `${who.join(" and ")} share the victory.`;
    },
  };

  return { seat: seatName, actions, events };
}

const signed = (n: unknown): string => `${Number(n) < 0 ? "−" : "+"}${Math.abs(Number(n))}`;
