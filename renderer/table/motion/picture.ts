import styles from "./motion.module.css";
import type { Seen } from "./scene";

/** A picture of something on the table, which nobody can find or press: at its place on a layer above everything. */
export function pictureOf(element: HTMLElement, rect: DOMRect, layer: Seen): HTMLElement {
  const picture = element.cloneNode(true) as HTMLElement;
  for (const each of [picture, ...picture.querySelectorAll<HTMLElement>("*")])
    for (const name of [
      "data-thing",
      "data-drop",
      "data-lift",
      "data-asked",
      "data-open",
      "data-flying",
      "data-carries",
    ])
      each.removeAttribute(name);
  // Cards and pieces are as wide as what they lie in says.
  for (const width of ["--face", "--disc"]) picture.style.setProperty(width, `${rect.width}px`);
  placeOn(layer, picture, rect);
  return picture;
}

export function placeOn(layer: Seen, element: HTMLElement, rect: DOMRect): void {
  const { rect: around } = layer;
  element.classList.add(styles.copy!);
  Object.assign(element.style, {
    // Said here, as what it is a picture of may say otherwise, and push the next one down.
    position: "absolute",
    margin: "0",
    left: `${rect.left - around.left}px`,
    top: `${rect.top - around.top}px`,
    width: `${rect.width}px`,
    height: `${rect.height}px`,
  });
  layer.element.append(element);
}

const soMuch = (n: number): string => `${n < 0 ? "−" : "+"}${Math.round(Math.abs(n) * 100) / 100}`;

/** So much more or less, over whatever has it. */
export function numberOn(layer: Seen, n: number, rect: DOMRect, like = styles.number): HTMLElement {
  const words = document.createElement("span");
  words.className = `${like} ${n < 0 ? styles.less : styles.more}`;
  words.append(document.createElement("b"));
  words.firstElementChild!.textContent = soMuch(n);
  placeOn(layer, words, rect);
  return words;
}

/** The same where the number itself stays to be read: over the sign before it, or above what has none. */
export function noteOn(layer: Seen, n: number, { element, rect }: Seen): HTMLElement {
  const { x, y, width, height } = rect;
  const [wide, high] = [noteLetter * (soMuch(n).length + 1), noteHeight];
  const [left, top] = element.previousElementSibling
    ? [x - wide, y + (height - high) / 2]
    : [x + (width - wide) / 2, y - high];
  return numberOn(layer, n, new DOMRect(left, top, wide, high), styles.note);
}

const [noteLetter, noteHeight] = [7, 16];

/** The same below a number in a line of several, none of which it covers. */
export function noteBelow(layer: Seen, n: number, { x, bottom, width }: DOMRect): HTMLElement {
  const wide = noteLetter * (soMuch(n).length + 1);
  return numberOn(layer, n, new DOMRect(x + (width - wide) / 2, bottom + 1, wide, noteHeight), styles.note);
}

export function dieOn(layer: Seen, n: number, rect: DOMRect): HTMLElement {
  const size = 40;
  const die = document.createElement("span");
  die.className = styles.die!;
  die.textContent = String(n);
  placeOn(layer, die, new DOMRect(rect.x + (rect.width - size) / 2, rect.y + (rect.height - size) / 2, size, size));
  return die;
}

export function shapeOn(layer: Seen, className: string, rect: DOMRect): HTMLElement {
  const shape = document.createElement("span");
  shape.className = className;
  placeOn(layer, shape, rect);
  return shape;
}

/** A line from the middle of one thing to that of another, turned by its own style. */
export function lineOn(layer: Seen, className: string, from: DOMRect, to: DOMRect): HTMLElement {
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  const [dx, dy] = [to.x + to.width / 2 - x, to.y + to.height / 2 - y];
  const line = shapeOn(layer, className, new DOMRect(x, y - 2, Math.hypot(dx, dy), 4));
  line.style.rotate = `${Math.atan2(dy, dx)}rad`;
  return line;
}
