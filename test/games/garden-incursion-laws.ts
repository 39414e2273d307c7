import type { Piece, State } from "../../engine/games/garden-incursion/play/state";
import type { Laws } from "../engine/laws";

/** Random players hardly ever end a match: most are stopped early. `GARDEN_ROUNDS` asks for longer ones. */
const roundLimit = Number(process.env["GARDEN_ROUNDS"] ?? 8);

function checkBattlefield({ pieces, links, attacks, mods }: State): void {
  const ids = pieces.map(({ id }) => id);
  for (let n = 1; n < ids.length; n++) if (ids[n]! <= ids[n - 1]!) throw new Error("Objects are out of order.");
  const isNowhere = ({ x, y }: Piece): boolean => x < 0 || y < 0 || !Number.isInteger(x) || !Number.isInteger(y);
  for (const piece of pieces) {
    if (piece.ap < 0 || piece.counters.some((n) => n < 0)) throw new Error("A counter is negative.");
    if (isNowhere(piece)) throw new Error("An object is nowhere.");
  }
  const isThere = (id: number): boolean => ids.includes(id);
  if (!links.every(({ defender, target }) => isThere(defender) && isThere(target)))
    throw new Error("A link leads nowhere.");
  if (new Set(links.map(({ target }) => target)).size !== links.length) throw new Error("Something has two defenders.");
  if (!attacks.every(({ attacker, target }) => isThere(attacker) && isThere(target)))
    throw new Error("An attack leads nowhere.");
  if (!mods.every(({ id }) => isThere(id))) throw new Error("A modifier is on nothing.");
}

/** What every match of Garden Incursion keeps to. */
export const laws: Laws<State> = {
  check(state, { setup: { seats } }) {
    for (const [seat, player] of state.players.entries()) {
      const size = seats[seat]!.deck!.reduce((sum, { count }) => sum + count, 0);
      const held = [...player.deck, ...player.hand, ...player.discard, ...player.workers];
      const fielded = state.pieces.flatMap(({ owner, card }) => (owner === seat && card >= 0 ? [card] : []));
      const gone = [...state.removed, ...state.buried, state.resolving].filter((card) => state.owner[card] === seat);
      const all = [...held, ...fielded, ...gone];
      if (new Set(all).size !== all.length || all.length !== size) throw new Error("A card is lost or double.");
      if (all.some((card) => state.owner[card] !== seat)) throw new Error("A card is with the wrong player.");
      if (player.spent.some((card) => !player.workers.includes(card))) throw new Error("A worker is nowhere.");
      if (player.energy < 0) throw new Error("Energy is negative.");
    }
    checkBattlefield(state);
  },
  checkEnd({ round }, { setup: { options } }) {
    if (round > Number(options["roundLimit"] ?? 40) + 1) throw new Error("It went on too long.");
  },
  houses: (["continuous", "square", "hex"] as const).map((space) => ({ space, roundLimit })),
  runs: { checked: 120, copied: 9, seen: 12, written: 6, anyRules: 60 },
  anyRules: { brief: (options) => ({ ...options, queenDistance: 4000, margin: 1000, roundLimit: 5 }) },
};
