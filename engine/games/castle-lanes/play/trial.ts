import { type Tried, trialNames } from "../../../core/trial";
import type { Card } from "../card-schema";
import type { Options } from "../options";
import type { Position } from "./position";
import { lanes } from "./state";

/** A turn in the middle of a match: units of both players in every lane, one of them hurt, and a building on each side. */

const unit: Card = { name: "Spare Unit", type: "unit", cost: 1, rarity: 1, hp: 3, attack: 1, move: 1 };
const building: Card = { name: "Spare Building", type: "building", cost: 1, rarity: 1, hp: 3 };

const isUnit = ({ type, basic }: Card): boolean => type === "unit" && !basic;
const isBuilding = ({ type }: Card): boolean => type === "building";

export function trial({ id, card, options, others }: Tried<Card, Options>): Position {
  const isClass = card.type === "class";
  const [first, second, third] = others(isUnit, unit, 3) as [string, string, string];
  const [hut, enemyHut] = others(isBuilding, building, 2) as [string, string];
  const ownClass = isClass ? id : classOf(card, others);
  // A building needs its builder on the first tile of its blueprint; who needs space has gone far.
  const places = lanes.map((lane) => {
    const length = options[`${lane}Length`];
    const own = card.blueprint?.[lane]?.[0] ?? (card.space?.max === undefined ? length / 2 : 1);
    return { letter: lane[0]!.toUpperCase(), own: Math.min(own, length - 1), length };
  });
  const [plains, forest, mountains] = places as [Place, Place, Place];
  const [near, far] = [options.castleHp, Math.ceil(options.castleHp * 0.7)];
  return {
    turn: 3,
    players: [
      {
        name: trialNames[0],
        castle: far,
        gold: (card.cost ?? 0) + 6,
        hand: isClass ? [first, second] : [id, first],
        deck: [second, third, first, hut, second],
        discard: [third, hut],
        ...(ownClass === undefined ? {} : { class: ownClass }),
      },
      {
        name: trialNames[1],
        castle: near,
        gold: 6,
        hand: [first, third],
        deck: [third, second, first, hut, second],
        discard: [second],
      },
    ],
    units: [
      { card: first, owner: 0, at: tile(plains, plains.own) },
      { card: second, owner: 0, at: tile(forest, forest.own), hp: 1 },
      { card: first, owner: 0, at: tile(mountains, mountains.own) },
      { card: third, owner: 1, at: tile(plains, plains.length), hp: 1 },
      { card: second, owner: 1, at: tile(forest, forest.length) },
      { card: third, owner: 1, at: tile(mountains, mountains.own + 1) },
    ],
    buildings: [
      { card: hut, owner: 0, at: tile(mountains, freeTile(card.blueprint?.mountains)) },
      { card: enemyHut, owner: 1, at: tile(forest, forest.length) },
    ],
  };
}

interface Place {
  letter: string;
  own: number;
  length: number;
}
const tile = ({ letter }: Place, n: number): string => `${letter}${n}`;

/** Where another building stands in nobody's way. */
const freeTile = (blueprint: readonly number[] = []): number => [1, 2, 3].find((n) => !blueprint.includes(n)) ?? 4;

function classOf({ class: name }: Card, others: Tried<Card, Options>["others"]): string | undefined {
  const none: Card = { name: "None", type: "class" };
  return name === undefined ? undefined : others((each) => each.type === "class" && each.name === name, none)[0];
}
