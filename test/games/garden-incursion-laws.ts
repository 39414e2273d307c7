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
    const { owner, pieces, removed, buried, resolving } = state;
    const seen = new Uint8Array(owner.length);
    for (const [seat, player] of state.players.entries()) {
      let left = seats[seat]!.deck!.reduce((sum, { count }) => sum + count, 0);
      const take = (card: number): void => {
        if (owner[card] !== seat) throw new Error("A card is with the wrong player.");
        if (seen[card]!++ > 0) throw new Error("A card is double.");
        left--;
      };
      for (const held of [player.deck, player.hand, player.discard, player.workers])
        for (const card of held) take(card);
      for (const piece of pieces) if (piece.owner === seat && piece.card >= 0) take(piece.card);
      for (const gone of [removed, buried]) for (const card of gone) if (owner[card] === seat) take(card);
      if (owner[resolving] === seat) take(resolving);
      if (left !== 0) throw new Error("A card is lost.");
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
