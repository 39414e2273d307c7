import { type BattleFarmCard, battleFarmGroups } from "../../../schemas/cards/battle-farm";
import type { Problem } from "../../../schemas/problem";
import type { DeckCard } from "../../core/card-game";
import { usualCopies } from "./card-facts";
import { battleFarmOptions } from "./options";
import { battleFarmProblems } from "./problems";
import { groupNames } from "./words";

type Entry = DeckCard<BattleFarmCard>;

const { report } = battleFarmProblems;
const where = { field: "/cards" };
const nameOf = ({ card, id }: Entry): string => card.name.trim() || id;
const countOf = (entries: readonly Entry[], is: (card: BattleFarmCard) => boolean = () => true): number =>
  entries.reduce((sum, { card, count }) => sum + (is(card) ? count : 0), 0);
const isCrop = ({ kind }: BattleFarmCard): boolean => kind === "crop";

const maxCopies = 20;
const minCrops = 20;
/** Cards beyond the first hands and the market. */
const minReserve = 20;
const usualSize = { low: 150, high: 250 };
const usualCropShare = { low: 45, high: 65 };
const maxColourGap = 20;
const usualTotal = { low: 480, high: 700 };

/** The one deck of all players, rules §4. */
export function checkBattleFarmDeck(
  _name: string,
  entries: readonly Entry[],
  options: { players: number; startHand: number; marketSize: number } = battleFarmOptions,
): Problem[] {
  const cards = entries.filter(({ card }) => card.kind !== "class");
  const inDeck = entries
    .filter(({ card }) => card.kind === "class")
    .map((entry) => report("battle-farm/class-in-deck", { card: entry.id }, { card: nameOf(entry) }));
  return [
    ...inDeck,
    ...checkCopies(cards),
    ...checkSize(cards, options),
    ...(cards.length > 0 ? checkBalance(cards) : []),
  ];
}

function checkCopies(cards: readonly Entry[]): Problem[] {
  return cards.flatMap((entry) => {
    const { card, count, id } = entry;
    const usual = usualCopies(card);
    const params = { card: nameOf(entry), count, max: maxCopies, excess: count - maxCopies };
    if (count > maxCopies) return [report("battle-farm/copies-range", { card: id }, params)];
    if (usual === undefined || usual === count) return [];
    return [report("battle-farm/unusual-copies", { card: id }, { ...params, usual })];
  });
}

function checkSize(
  cards: readonly Entry[],
  { players, startHand, marketSize }: { players: number; startHand: number; marketSize: number },
): Problem[] {
  const problems: Problem[] = [];
  const count = countOf(cards);
  const min = players * startHand + marketSize + minReserve;
  const crops = countOf(cards, isCrop);
  if (count < min)
    problems.push(report("battle-farm/deck-too-small", where, { count, players, min, missing: min - count }));
  if (crops < minCrops) {
    problems.push(report("battle-farm/few-crops", where, { count: crops, min: minCrops, missing: minCrops - crops }));
  }
  for (const kind of ["crop", "action"] as const) {
    const commons = countOf(cards, (card) => card.kind === kind && card.rarity === "common");
    if (commons === 0) problems.push(report("battle-farm/no-common", where, { kind }));
  }
  return problems;
}

function checkBalance(cards: readonly Entry[]): Problem[] {
  const problems: Problem[] = [];
  const count = countOf(cards);
  const crops = cards.filter(({ card }) => isCrop(card));
  if (count < usualSize.low || count > usualSize.high) {
    problems.push(report("battle-farm/unusual-size", where, { count, ...usualSize }));
  }
  const percent = (100 * countOf(crops)) / count;
  if (percent < usualCropShare.low || percent > usualCropShare.high) {
    problems.push(report("battle-farm/unusual-crop-share", where, { percent: Math.round(percent), ...usualCropShare }));
  }
  const colours = battleFarmGroups
    .map((group) => ({ name: groupNames[group], n: countOf(crops, (card) => card.group === group) }))
    .sort((a, b) => a.n - b.n);
  const [few, many] = [colours[0]!, colours.at(-1)!];
  if (many.n > 0 && (100 * (many.n - few.n)) / many.n > maxColourGap) {
    const params = { few: few.name, count: few.n, many: many.name, most: many.n, max: maxColourGap };
    problems.push(report("battle-farm/uneven-colours", where, params));
  }
  const total = crops.reduce((sum, { card, count: copies }) => sum + card.value * copies, 0);
  if (total < usualTotal.low || total > usualTotal.high) {
    problems.push(report("battle-farm/unusual-total", where, { total, ...usualTotal }));
  }
  return problems;
}
