import styles from "./motion.module.css";
import { dieOn, lineOn, numberOn, pictureOf, placeOn, shapeOn } from "./picture";
import type { Runner } from "./runner";
import type { Seen } from "./scene";

/** What happens to things where they lie. Each takes what stands for a thing on the page, and when. */

export interface Effect {
  runner: Runner;
  layer: Seen;
  at: number;
  lasts: number;
}

const added = { isAdded: true };

/** A blow reaches as far as this, in pixels. */
const reach = 130;

export function lunge({ runner, at, lasts }: Effect, { element, rect }: Seen, to: Seen): void {
  const [dx, dy] = [middleOf(to.rect)[0] - middleOf(rect)[0], middleOf(to.rect)[1] - middleOf(rect)[1]];
  const length = Math.hypot(dx, dy);
  if (length === 0) return;
  const way = Math.min(reach, Math.max(14, length - rect.width * 0.7));
  const there = { transform: `translate(${(dx / length) * way}px, ${(dy / length) * way}px) scale(1.06)` };
  const back = { transform: "translate(0px, 0px) scale(1)" };
  const drawn = { transform: `translate(${(-dx / length) * 6}px, ${(-dy / length) * 6}px) scale(1)`, offset: 0.15 };
  runner.run(element, [back, drawn, { ...there, offset: 0.42 }, back], lasts, at, { ...added, as: "flying" });
}

function shake({ runner, at, lasts }: Effect, { element }: Seen): void {
  const frames = [0, -4, 4, -3, 2, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  runner.run(element, frames, lasts * 1.2, at, { ...added, easing: "linear" });
}

function pulse({ runner, at, lasts }: Effect, { element }: Seen): void {
  runner.run(
    element,
    [1, 1.07, 1].map((scale) => ({ transform: `scale(${scale})` })),
    lasts,
    at,
    added,
  );
}

/** From one face to the other; `was` is a picture of how it lay. */
export function turn({ runner, layer, at, lasts }: Effect, { element, rect }: Seen, was: Seen | undefined): void {
  const shut = [{ transform: "scaleX(1)" }, { transform: "scaleX(0.04)" }];
  const half = lasts / 2;
  if (was) {
    const picture = pictureOf(was.element, rect, layer);
    runner.run(picture, shut, half, at, { isCopy: true });
    runner.run(element, [{ opacity: 0 }, { opacity: 0 }], half, at);
  }
  runner.run(element, shut.toReversed(), half, at + half, added);
}

function bloom({ runner, layer, at, lasts }: Effect, { rect }: Seen): void {
  const light = shapeOn(layer, styles.bloom!, rect);
  const frames = [
    { opacity: 0, transform: "scale(0.7)" },
    { opacity: 0.9, transform: "scale(1.12)", offset: 0.35 },
    { opacity: 0, transform: "scale(1.4)" },
  ];
  runner.run(light, frames, lasts, at, { isCopy: true });
}

/** Two halves of a pile run into each other. */
function riffle({ runner, layer, at, lasts }: Effect, pile: Seen): void {
  const { card } = pile;
  if (!card) return;
  const { element, rect } = card;
  for (const [n, side] of [1, -1, 1, -1].entries()) {
    const copy = pictureOf(element, rect, layer);
    const out = { transform: `translateX(${side * rect.width * 0.34}px) rotate(${side * 5}deg)`, offset: 0.4 };
    runner.run(copy, [{ transform: "none" }, out, { transform: "none" }], lasts * 0.6, at + n * lasts * 0.12, {
      isCopy: true,
    });
  }
}

/** The card on top is looked at, and lies as before. */
function lift({ runner, layer, at, lasts }: Effect, { card }: Seen): void {
  if (!card) return;
  const copy = pictureOf(card.element, card.rect, layer);
  const up = `translateY(${-card.rect.height * 0.3}px) rotate(-4deg)`;
  const frames = [
    { transform: "none" },
    { transform: up, offset: 0.3 },
    { transform: up, offset: 0.7 },
    { transform: "none" },
  ];
  runner.run(copy, frames, lasts, at, { isCopy: true });
}

export const inPlace = { shake, pulse, bloom, riffle, lift } as const;

export function roll({ runner, layer, at, lasts }: Effect, { rect }: Seen, n: number): void {
  const frames = [
    { transform: "translateX(-70px) rotate(-540deg)", opacity: 0 },
    { transform: "translateX(-40px) rotate(-300deg)", opacity: 1, offset: 0.1 },
    { transform: "none", opacity: 1, offset: 0.4 },
    { transform: "none", opacity: 1, offset: 0.9 },
    { transform: "none", opacity: 0 },
  ];
  runner.run(dieOn(layer, n, rect), frames, lasts, at, { isCopy: true });
}

export function float({ runner, layer, at, lasts }: Effect, { rect }: Seen, n: number): void {
  const frames = [
    { transform: "translateY(4px)", opacity: 0 },
    { transform: "none", opacity: 1, offset: 0.15 },
    { transform: "translateY(-8px)", opacity: 1, offset: 0.7 },
    { transform: "translateY(-18px)", opacity: 0 },
  ];
  runner.run(numberOn(layer, n, rect), frames, lasts, at, { isCopy: true });
}

export function line({ runner, layer, at, lasts }: Effect, from: DOMRect, to: DOMRect, className: string): void {
  const frames = [
    { clipPath: "inset(-8px 100% -8px 0)", opacity: 1 },
    { clipPath: "inset(-8px 0 -8px 0)", opacity: 1, offset: 0.3 },
    { clipPath: "inset(-8px 0 -8px 0)", opacity: 1, offset: 0.75 },
    { clipPath: "inset(-8px 0 -8px 0)", opacity: 0 },
  ];
  runner.run(lineOn(layer, className, from, to), frames, lasts, at, { isCopy: true });
}

/** A number that gets more or less says so by its colour, too. */
export function flash({ runner, at, lasts }: Effect, number: HTMLElement, isMore: boolean): void {
  const color = `var(${isMore ? "--cw-good" : "--cw-bad"})`;
  runner.run(number, [{ color }, { color, offset: 0.6 }, {}], lasts, at, { isLate: true });
}

const mostCoins = 6;

/** So many things of a kind go from one to the other. */
export function pass({ runner, layer, at, lasts }: Effect, from: Seen, to: Seen, n: number): void {
  const sign = from.element.querySelector("svg");
  const [x, y] = middleOf(from.rect);
  const [dx, dy] = [middleOf(to.rect)[0] - x, middleOf(to.rect)[1] - y];
  for (let nth = 0; nth < Math.min(n, mostCoins); nth++) {
    const coin = document.createElement("span");
    coin.className = styles.coin!;
    if (sign) coin.append(sign.cloneNode(true));
    placeOn(layer, coin, new DOMRect(x - 9, y - 9, 18, 18));
    const frames = [
      { transform: "none", opacity: 1 },
      { transform: `translate(${dx / 2}px, ${dy / 2 - 24}px)`, opacity: 1, offset: 0.5 },
      { transform: `translate(${dx}px, ${dy}px)`, opacity: 1 },
    ];
    const gap = (lasts * 0.4 * nth) / mostCoins;
    runner.run(coin, frames, lasts * 0.6, at + gap, { isCopy: true });
  }
}

const middleOf = ({ x, y, width, height }: DOMRect): [number, number] => [x + width / 2, y + height / 2];
