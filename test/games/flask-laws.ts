import type { State } from "../../engine/games/flask/play/state";
import type { Laws } from "../engine/laws";

/** What every match of Flask keeps to. */
export const laws: Laws<State> = {
  check(state, { setup: { seats, options } }) {
    const { announced, queue, prompt, players } = state;
    // Whoever begins with more loses what is too much after the first increase.
    const mostCounters = Math.max(Number(options["counterCap"] ?? 6), Number(options["startCounters"] ?? 0));
    for (const [seat, { deck, hand, discard, played, piles, counters, alive }] of players.entries()) {
      const size = seats[seat]!.deck!.reduce((sum, { count }) => sum + count, 0);
      const elsewhere = [...(announced ? [announced.card] : []), ...queue].filter((card) => state.owner[card] === seat);
      const cards = [...deck, ...hand, ...discard, ...played, ...piles.flatMap((pile) => pile.cards), ...elsewhere];
      if (new Set(cards).size !== cards.length || cards.length !== (alive ? size : 0))
        throw new Error("A card is lost or double.");
      if (cards.some((card) => state.owner[card] !== seat)) throw new Error("A card is with the wrong player.");
      if (counters.some((n) => n < 0 || !Number.isInteger(n))) throw new Error("A counter is out of bounds.");
      if (!alive && counters.some((n) => n > 0)) throw new Error("Somebody who is out has resources.");
      if (piles.some((pile) => pile.cards.length === 0)) throw new Error("A pile is empty.");
    }
    if (prompt && !players[prompt.seat]!.alive) throw new Error("Somebody who is out is asked.");
    if (prompt?.kind === "main" && (announced || queue.length > 0)) throw new Error("Something was left undone.");
    if (prompt?.kind === "increase" && players.some(({ counters }) => counters.some((n) => n > mostCounters)))
      throw new Error("A counter was not cut.");
  },
  checkEnd({ turn, players: { length: count } }, { setup: { options } }) {
    // Rules §9.4: everybody completes at most twelve turns, and all but one are cut short once.
    const isUsual = Object.keys(options).length === 0;
    const last = isUsual ? 12 * count + count - 1 : Number(options["maxTurns"] ?? 400) + 1;
    if (turn > last) throw new Error(`Turn ${turn} with ${count} players.`);
  },
  runs: { checked: 300, copied: 6, seen: 30, written: 6, anyRules: 200 },
};
