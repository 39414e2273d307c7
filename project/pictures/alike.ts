/**
 * Pictures that look the same though their files differ: saved anew, scaled, or tinted a little. A look is 64 bits in
 * hexadecimal: of eight rows of nine grey dots, whether each is brighter than the one to its left.
 */

const across = 9;
const down = 8;
export const lookSize = { width: across, height: down } as const;

export function lookOf(greys: ArrayLike<number>): string {
  let look = "";
  for (let row = 0; row < down; row++) {
    let bits = 0;
    for (let at = 1; at < across; at++) {
      const here = row * across + at;
      bits = bits * 2 + Number(greys[here]! > greys[here - 1]!);
    }
    look += bits.toString(16).padStart(2, "0");
  }
  return look;
}

/** Bits in which looks may differ. */
const mostApart = 5;
/** A picture with hardly an edge looks like every other of the kind. */
const fewestEdges = 8;

const halves = (look: string): [number, number] => [
  Number.parseInt(look.slice(0, 8), 16),
  Number.parseInt(look.slice(8), 16),
];

function ones(bits: number): number {
  let left = bits >>> 0;
  let count = 0;
  for (; left !== 0; count++) left &= left - 1;
  return count;
}

/** By path, those that look like each picture that isn't alone. */
export function alike(looks: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> {
  const known = [...looks].flatMap(([path, look]) => {
    const [one, other] = halves(look);
    const edges = ones(one) + ones(other);
    return edges < fewestEdges || edges > 64 - fewestEdges ? [] : [{ path, one, other }];
  });
  const found = new Map<string, string[]>();
  const add = (path: string, like: string) => found.set(path, [...(found.get(path) ?? []), like]);
  for (const [n, first] of known.entries())
    for (const second of known.slice(n + 1)) {
      if (ones(first.one ^ second.one) + ones(first.other ^ second.other) > mostApart) continue;
      add(first.path, second.path);
      add(second.path, first.path);
    }
  return found;
}
