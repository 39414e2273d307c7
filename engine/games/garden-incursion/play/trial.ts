import { type Tried, trialNames } from "../../../core/trial";
import type { Card } from "../card-schema";
import type { Options } from "../options";
import { makeSpace } from "./make-space";
import type { Position } from "./position";
import type { Spot } from "./space";

/** The action phase, or the spawning phase for what is only played there: creatures and structures of both players, close together. */

const tribe = "Spare Tribe";
const queen: Card = { name: "Spare Queen", type: "queen", tribe, attack: 2, defence: 7, ap: 2 };
const creature: Card = { name: "Spare Creature", type: "creature", tribe, cost: 1, attack: 1, defence: 2, ap: 2 };
const structure: Card = { name: "Spare Structure", type: "structure", tribe, cost: 1, defence: 3 };
const worker: Card = { name: "Spare Worker", type: "worker", tribe };

export function trial({ id, card, options, others }: Tried<Card, Options>): Position {
  const isOwn = (each: Card): boolean => card.tribe === undefined || each.tribe === card.tribe;
  const isEnemy = (each: Card): boolean => card.tribe === undefined || each.tribe !== card.tribe;
  const isPlain = ({ token = false }: Card): boolean => !token;
  const queens = (isOf: (each: Card) => boolean) => others((each) => each.type === "queen" && isOf(each), queen)[0]!;
  const some = (type: Card["type"], isOf: (each: Card) => boolean, spare: Card, count: number) =>
    others((each) => each.type === type && isPlain(each) && isOf(each), spare, count);
  const ownQueen = card.type === "queen" ? id : queens(isOwn);
  const [a, b, c] = some("creature", isOwn, creature, 3) as [string, string, string];
  const [enemy, other] = some("creature", isEnemy, creature, 2) as [string, string];
  const [hut] = some("structure", isOwn, structure, 1) as [string];
  const [enemyHut] = some("structure", isEnemy, structure, 1) as [string];
  const [hand] = some("worker", isOwn, worker, 1) as [string];
  const at = spots(options);
  const isHeld = card.type !== "queen" && card.type !== "skills" && !card.token;
  return {
    step: card.type === "ability" || !isHeld ? "action" : "spawning",
    turn: 3,
    round: 2,
    players: [
      {
        name: trialNames[0],
        queen: ownQueen,
        energy: (card.cost ?? 0) + 5,
        workers: [hand, hand, `${hand}:down`],
        hand: [...(isHeld ? [id] : []), a, hand],
        deck: [b, hand, a, c, hand, b, a, hand],
        discard: [a, b, hand],
      },
      {
        name: trialNames[1],
        queen: queens(isEnemy),
        energy: 4,
        workers: 3,
        hand: [enemy, other],
        deck: [enemy, other, enemy, other, enemy, other],
        discard: [enemy],
      },
    ],
    objects: [
      { card: a, owner: 0, at: at(0.75, 0) },
      { card: b, owner: 0, at: at(0.25, 0.5) },
      { card: c, owner: 0, at: at(1.5, -0.5) },
      { card: hut, owner: 0, at: at(0.5, -0.75) },
      ...(card.token ? [{ card: id, owner: 0, at: at(0.25, 0.75) }] : []),
      { id: defender, card: enemy, owner: 1, at: at(1.25, 0.25) },
      { card: other, owner: 1, at: at(2.5, 0.25) },
      { id: defended, card: enemyHut, owner: 1, at: at(1.75, 0.75) },
    ],
    links: [{ defender, target: defended }],
  };
}

const [defender, defended] = [1101, 1102];

/** Points of the field as ranges from the first queen, kept inside it. */
function spots(options: Options): (right: number, down: number) => [number, number] {
  const space = makeSpace(options, 2);
  if (typeof space === "string") return () => [0, 0];
  const range = options.space === "continuous" ? 1000 : options.cellsPerRange;
  const [x, y] = space.queens[0] as Spot;
  const inside = (n: number, last: number): number => Math.min(last, Math.max(0, Math.round(n)));
  return (right, down) => [inside(x + right * range, space.width), inside(y + down * range, space.height)];
}
