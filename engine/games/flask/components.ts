import type { FlaskBase } from "../../../schemas/cards/flask";
import type { ComponentSet, ComposedEffect } from "../../core/composition";
import { plural } from "../../core/rich-text";

/** The eight base cards (rules §8.1), in canonical order. The limits repeat those of the card schema, where a test holds them together. */
export const flaskComponents: ComponentSet<FlaskBase> = {
  components: [
    {
      id: "G2",
      name: "Reaction",
      max: 1,
      cost: { fixed: { G: 2 }, any: 0, cards: 0 },
      effect: { key: "reaction", rank: 1, merge: "once" },
    },
    {
      id: "Y1",
      name: "Profit",
      max: 3,
      cost: { fixed: { B: 1, R: 1 }, any: 0, cards: 0 },
      effect: { key: "add", rank: 2, merge: "symbols", symbols: ["Y", "Y", "Y"] },
    },
    {
      id: "B1",
      name: "Research",
      max: 3,
      cost: { fixed: {}, any: 0, cards: 1 },
      effect: { key: "add", rank: 2, merge: "symbols", symbols: ["B", "B"] },
    },
    {
      id: "B2",
      name: "Apply",
      max: 3,
      cost: { fixed: { B: 1 }, any: 0, cards: 0 },
      effect: { key: "draw", rank: 3, merge: "sum", amount: 1 },
    },
    {
      id: "G1",
      name: "Balance",
      max: 3,
      cost: { fixed: { G: 1 }, any: 1, cards: 0 },
      effect: { key: "choose", rank: 4, merge: "each" },
    },
    {
      id: "R1",
      name: "Attack",
      max: 3,
      cost: { fixed: { R: 1 }, any: 0, cards: 0 },
      effect: { key: "remove", rank: 5, merge: "sum", amount: 2 },
    },
    {
      id: "R2",
      name: "Sabotage",
      max: 3,
      cost: { fixed: { R: 1 }, any: 0, cards: 0 },
      effect: { key: "discard", rank: 6, merge: "sum", amount: 2 },
    },
    {
      id: "Y2",
      name: "Reboot",
      max: 1,
      cost: { fixed: { Y: 2 }, any: 0, cards: 0 },
      effect: { key: "reboot", rank: 7, merge: "once" },
    },
  ],
  costOrder: ["G", "Y", "B", "R"],
  anySymbol: "?",
  codeSeparator: " - ",
  title: (effect) => effectText(effect).title(effect),
  reminder: (effect) => effectText(effect).reminder(effect),
};

interface EffectText {
  title(effect: ComposedEffect): string;
  reminder(effect: ComposedEffect): string;
}

const effectTexts: Record<string, EffectText> = {
  reaction: {
    title: () => "Reaction",
    reminder: () =>
      "Place face down. Cards you pay for later this turn go under it. When turned over, its other effects happen, then those of the cards under it.",
  },
  add: {
    title: ({ symbols }) => `+${symbols.map((symbol) => `{${symbol}}`).join("")}`,
    reminder: () => "Add these to your counters. Counters are cut to 6 when the turn ends.",
  },
  draw: {
    title: ({ amount }) => `Draw ${plural(amount, "Card")}`,
    reminder: ({ amount }) =>
      amount === 1
        ? "Take the card from the top of your deck or of your discard pile."
        : "Take each card from the top of your deck or of your discard pile.",
  },
  choose: {
    title: () => "+2 Resources of one kind",
    reminder: () => "Pick a colour and add 2 of it. Counters are cut to 6 when the turn ends.",
  },
  remove: {
    title: ({ amount }) => `Action: -${plural(amount, "Resource")}`,
    reminder: ({ amount }) =>
      `An enemy gives up ${plural(amount, "resource")}, that player's choice. Whoever has none left at the end of a turn is out.`,
  },
  discard: {
    title: ({ amount }) => `Action: -${plural(amount, "Card")}`,
    reminder: ({ amount }) =>
      `An enemy discards ${plural(amount, "hand card")}, that player's choice; missing ones come off the top of the deck. Whoever starts a turn with an empty deck is out.`,
  },
  reboot: {
    title: () => "Reboot",
    reminder: () => "Take every card you resolved this turn back into your hand, this one too.",
  },
};

function effectText(effect: ComposedEffect): EffectText {
  const text = effectTexts[effect.key];
  if (!text) throw new Error(`No text for effect "${effect.key}".`);
  return text;
}
