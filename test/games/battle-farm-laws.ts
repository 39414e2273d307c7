import { origin, type State } from "../../engine/games/battle-farm/play/state";
import type { Laws } from "../engine/laws";

/** What every match of Battle Farm keeps to. */
export const laws: Laws<State> = {
  check(state, { setup: { options } }) {
    const beds = state.players.flatMap((player) => player.beds);
    const instances = [
      ...state.deck,
      ...state.discard,
      ...state.played,
      ...state.peeked,
      ...state.market.filter((card) => card >= 0),
      ...state.players.flatMap(({ hand }) => hand),
      ...beds.flatMap(({ card }) => (card >= 0 ? [card] : [])),
    ];
    // While classes are chosen, and where they are no cards in hands, they are nowhere among these.
    const classes = options["classCardZone"] === "hand" ? 0 : state.players.length;
    if (state.prompt?.kind !== "chooseClass")
      if (new Set(instances).size !== instances.length || instances.length !== state.design.length - classes)
        throw new Error("A card is lost or double.");
    for (const { coins, fertilizers } of state.players)
      if (coins < 0 || fertilizers < 0 || !Number.isInteger(coins + fertilizers))
        throw new Error("A counter is out of bounds.");
    for (const { card, timer } of beds)
      if (timer < 0 || (card < 0 && timer !== 0)) throw new Error("A timer is out of bounds.");
    if (state.value.some((value) => value < 0)) throw new Error("A value is below 0.");
    for (const card of [...state.deck, ...state.discard])
      if (state.discard.includes(card) && state.discardedBy[card]! < -1) throw new Error("Nobody discarded a card.");
  },
  checkEnd({ round, result }, { setup: { options } }) {
    const last = Number(options["maxRounds"] ?? 100);
    if (round > last) throw new Error(`It ended in round ${round}, not by round ${last}.`);
    if (result!.winners.length === 0) throw new Error("Nobody has won.");
  },
  shows: ["offer"],
  /** Which commons an effect has created nobody else knows. */
  lasting: ({ design, origin: from }) => design.filter((_, card) => from[card] === origin.deck),
  every: 40,
  decks: ({ edition }) => [edition === "later" ? "the-later-edition" : "standard"],
  runs: { checked: 150, copied: 10, seen: 3, written: 5, anyRules: 40 },
  anyRules: { brief: (options) => ({ ...options, maxRounds: Math.min(40, Number(options["maxRounds"] ?? 40)) }) },
};
