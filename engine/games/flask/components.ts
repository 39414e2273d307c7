import type { FlaskBase } from "../../../schemas/cards/flask";
import type { ComponentSet } from "../../core/composition";

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
};

/** The same with another limit on what a card may hold more than once (rules §3 `maxPerBase`). */
export const componentsFor = (maxPerBase: number): ComponentSet<FlaskBase> => ({
  ...flaskComponents,
  components: flaskComponents.components.map((base) => (base.max === 1 ? base : { ...base, max: maxPerBase })),
});
