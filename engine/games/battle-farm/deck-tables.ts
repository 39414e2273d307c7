import type { DeckLine, DeckTable, DeckTableRow } from "../../core/card-game";
import { countCards, isRead } from "../../decks/deck-lines";
import type { Entry } from "../../decks/deck-rule";
import { battleFarmGroups, battleFarmRarities, type Card } from "./card-schema";
import { defaults, type Options, seats } from "./options";
import { groupNames, rarityNames } from "./printed-names";
import { winLimitOf } from "./win-limit";

/** What the one deck of all players comes to: kinds, colours, rarities, and how many coins bring the end. */
export function deckTables(lines: readonly DeckLine<Card>[], options: Options = defaults): DeckTable[] {
  const cards = lines.filter(isRead).filter(({ card }) => card.kind !== "class");
  const crops = cards.filter(({ card }) => card.kind === "crop");
  const actions = cards.filter(({ card }) => card.kind === "action");
  const worth = coinsOf(crops);
  return [
    {
      title: "Kinds",
      columns: ["Cards"],
      rows: [
        row("Crops", [countCards(crops)], countCards(crops), countCards(cards)),
        row("Actions", [countCards(actions)], countCards(actions), countCards(cards)),
        { title: "All", cells: [countCards(cards)] },
      ],
    },
    {
      title: "Colours of the crops",
      columns: ["Crops", "Coins"],
      rows: battleFarmGroups.map((group) => {
        const own = crops.filter(({ card }) => card.group === group);
        return row(groupNames[group], [countCards(own), coinsOf(own)], countCards(own), countCards(crops));
      }),
    },
    {
      title: "Rarities",
      columns: ["Crops", "Actions"],
      rows: battleFarmRarities.map((rarity) => {
        const of = (all: readonly Entry<Card>[]) => countCards(all.filter(({ card }) => card.rarity === rarity));
        return row(rarityNames[rarity], [of(crops), of(actions)], of(cards), countCards(cards));
      }),
    },
    {
      title: `Coins that bring the end, with crops worth ${worth}`,
      columns: ["Coins"],
      rows: Array.from({ length: seats.max - seats.min + 1 }, (_, n) => seats.min + n).map((players) => ({
        title: `${players} players`,
        cells: [winLimitOf(worth, players, options)],
        players,
      })),
    },
  ];
}

const coinsOf = (entries: readonly Entry<Card>[]): number =>
  entries.reduce((sum, { card, count }) => sum + (card.kind === "crop" ? card.value * count : 0), 0);

const row = (title: string, cells: DeckTableRow["cells"], part: number, whole: number): DeckTableRow => ({
  title,
  cells,
  ...(whole > 0 && { share: (100 * part) / whole }),
});
