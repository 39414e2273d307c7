import type { SeenPile, TableView } from "../../../engine/free-table/view";
import type { To } from "../../../schemas/free-table";
import type { Size } from "../layout/rect";
import type { Action } from "./actions";
import { freePlace, type Place } from "./extent";
import { act } from "./free-table-store";

/** The most stacks that are offered by name. */
const mostStacks = 6;

const arrangements = (at: number, length: number): Action[] => [
  ...(at > 0 ? [{ label: "Move it left", key: "Shift+←", run: () => act({ type: "arrange", at, to: at - 1 }) }] : []),
  ...(at < length - 1
    ? [{ label: "Move it right", key: "Shift+→", run: () => act({ type: "arrange", at, to: at + 1 }) }]
    : []),
];

/** What can be done with a card in the hand. */
export function actionsInHand(
  at: number,
  view: TableView,
  middle: Place,
  size: Size,
  large: (card: string) => void,
): Action[] {
  const hand = view.turn;
  const put = (to: To, up?: boolean) => () =>
    act({ type: "put", from: { hand, at: [at] }, to, ...(up !== undefined && { up }) });
  const here = { ...freePlace(middle, view.things, size), turn: 0 as const };
  const piles = view.things.filter((thing): thing is SeenPile => thing.kind === "cards" && thing.label !== undefined);
  const card = view.people[hand]?.hand?.[at];
  return [
    { label: "Play it face up", run: put(here, true) },
    { label: "Play it face down", run: put(here, false) },
    ...(card === undefined ? [] : [{ label: "Show large", key: "Space", run: () => large(card) }]),
    ...arrangements(at, view.people[hand]?.hand?.length ?? 0),
    ...piles.slice(0, mostStacks).flatMap((pile, n): Action[] => [
      {
        label: `On top of “${pile.label}”`,
        isFirst: n === 0,
        run: put({ pile: pile.id, end: "top" }, pile.top !== null),
      },
      { label: `Under “${pile.label}”`, run: put({ pile: pile.id, end: "bottom" }, pile.top !== null) },
      { label: `Somewhere into “${pile.label}”`, run: put({ pile: pile.id, end: "anywhere" }, pile.top !== null) },
    ]),
    ...view.people.flatMap(({ name }, seat): Action[] =>
      seat === hand ? [] : [{ label: `Give it to ${name}`, isFirst: true, run: put({ hand: seat }) }],
    ),
  ];
}
