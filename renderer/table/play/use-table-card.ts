import { spokenText } from "../../../engine/core/rich-text";
import { type TableCard, tableKeys } from "../../../engine/core/table-view";
import { cardGame } from "../../../engine/games/registry";
import { nameOnTable, useInPlay } from "./in-play";

interface CardOnTable {
  /** Which card it is, if that may be known. */
  known: string | undefined;
  /** What is heard of it. */
  about: string;
  isAsked: boolean;
  /** Whether a click means something. */
  isAble: boolean;
  isLit: boolean;
  isPicked: boolean;
  /** The key under which it is taken in hand. */
  lift: string | undefined;
  onClick(): void;
  onMouseDown(event: React.MouseEvent): void;
  onPointerEnter(event: React.PointerEvent<HTMLElement>): void;
  onPointerLeave(): void;
  onFocus(event: React.FocusEvent<HTMLElement>): void;
  onBlur(): void;
}

/** A card or piece wherever it lies: what is heard of it, whether it can be chosen, and what a click does. */
export function useTableCard(card: TableCard, owner?: string, place?: string): CardOnTable {
  const scene = useInPlay();
  const { game, cards, lit, asked, able, picked } = scene;
  const own = card.instance === undefined ? undefined : tableKeys.card(card.instance);
  const isOwn = own !== undefined && able.has(own);
  const key = !isOwn && place !== undefined && able.has(place) ? place : own;
  const has = (keys: ReadonlySet<string>): boolean => key !== undefined && keys.has(key);
  const known = card.card;
  const isPicked = has(picked);
  const isAsked = has(asked);
  const about = [
    known === undefined ? "Hidden card" : nameOnTable(cards, known, card.nth),
    owner,
    ...(card.values ?? []).map(({ label, value }) => `${label} ${value}`),
    card.note,
    isAsked ? "can be chosen" : undefined,
  ].filter(Boolean);
  const peek = (element: HTMLElement | null) =>
    scene.peek(element ? (known ?? null) : null, element?.getBoundingClientRect());
  return {
    known,
    about: spokenText(about.join(", "), cardGame(game).symbols),
    isAsked,
    isAble: has(able) || isPicked,
    isLit: has(lit),
    isPicked,
    lift: known !== undefined || has(able) ? key : undefined,
    onClick: () => {
      if (key !== undefined && (has(able) || isPicked)) scene.pick(key);
    },
    onMouseDown: (event) => event.preventDefault(),
    onPointerEnter: (event) => peek(event.currentTarget),
    onPointerLeave: () => peek(null),
    onFocus: (event) => peek(event.currentTarget),
    onBlur: () => peek(null),
  };
}
