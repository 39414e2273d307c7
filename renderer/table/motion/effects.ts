import styles from "./motion.module.css";
import { dieOn, lineOn, noteBelow, numberOn, placeOn, shapeOn } from "./picture";
import type { Runner } from "./runner";
import type { Seen } from "./scene";

/** What is seen beside things: light, lines, numbers, coins. Each takes what stands for a thing on the page, and when. */

export interface Effect {
  runner: Runner;
  layer: Seen;
  at: number;
  lasts: number;
}

export function bloom({ runner, layer, at, lasts }: Effect, { rect }: Seen): void {
  const light = shapeOn(layer, styles.bloom!, rect);
  const frames = [
    { opacity: 0, transform: "scale(0.7)" },
    { opacity: 0.9, transform: "scale(1.12)", offset: 0.35 },
    { opacity: 0, transform: "scale(1.4)" },
  ];
  runner.run(light, frames, lasts, at, { isCopy: true });
}

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

/** What is lower is a number among others. */
const lineHeight = 32;

export function float({ runner, layer, at, lasts }: Effect, { rect }: Seen, n: number): void {
  const frames = [
    { transform: "translateY(4px)", opacity: 0 },
    { transform: "none", opacity: 1, offset: 0.15 },
    { transform: "translateY(-8px)", opacity: 1, offset: 0.7 },
    { transform: "translateY(-18px)", opacity: 0 },
  ];
  const note = rect.height < lineHeight ? noteBelow(layer, n, rect) : numberOn(layer, n, rect);
  runner.run(note, frames, lasts, at, { isCopy: true });
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
