import { firstCard } from "../../engine/games/hatch/play/compiled-set";
import type { State } from "../../engine/games/hatch/play/state";
import type { Laws } from "../engine/laws";

function cardsOf({ draw, discard, players }: State): number[] {
  const cards = [...draw, ...discard];
  for (const { hand, eggs, dragons, mercenary } of players) {
    cards.push(...hand, ...dragons);
    for (const { card, resources } of eggs) cards.push(card, ...resources);
    if (mercenary) cards.push(mercenary.card);
  }
  return cards;
}

/** What every match of Hatch keeps to. */
export const laws: Laws<State> = {
  check(state, { setup: { deck, options } }) {
    const size = options["omens"] ? 120 : deck!.reduce((sum, { count }) => sum + count, 0);
    const seen = new Uint8Array(size);
    const all = cardsOf(state);
    for (const card of all) if (seen[card - firstCard]!++ !== 0) throw new Error("A card is double.");
    if (all.length !== size) throw new Error("A card is lost.");
    const { pool, used, round, actions, prompt, fight } = state;
    if (Math.min(pool, used, round - 1, actions) < 0) throw new Error("A counter is below nothing.");
    for (const { targeted, turnsBegun, eggs, mercenary } of state.players) {
      if (targeted < 0 || turnsBegun < 0) throw new Error("A counter of a player is below nothing.");
      if (eggs.some(({ reduced }) => Math.min(...reduced) < 0)) throw new Error("A reduction is below nothing.");
      if (prompt?.kind === "main" && mercenary?.faceUp) throw new Error("A mercenary was left face up.");
    }
    if (prompt?.kind === "main" && (state.stack.length !== 1 || fight !== null))
      throw new Error("Something was left undone.");
  },
  checkEnd({ players, round }, { setup: { options } }) {
    const last = Number(options["roundCap"] ?? 40);
    if (round > last) throw new Error(`It ended in round ${round}, not by round ${last}.`);
    const isUsual = Object.keys(options).every((name) => name === "fireHitsMercenary");
    if (isUsual && players.some(({ turnsBegun }) => turnsBegun !== round))
      throw new Error("Somebody had fewer turns than others.");
  },
  houses: [{}, { fireHitsMercenary: true }],
  runs: { checked: 60, copied: 8, seen: 8, written: 8, anyRules: 50 },
  anyRules: { brief: (options) => ({ ...options, roundCap: Math.min(25, Number(options["roundCap"] ?? 25)) }) },
};
