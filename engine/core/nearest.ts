/** The candidate that a person most likely meant, if one is close enough to suggest. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  // Of a short word, two slips leave nothing to tell it by: `jpg` is no `svg`.
  const limit = word.length < 3 ? 0 : word.length < 5 ? 1 : 2;
  let best: { candidate: string; distance: number } | undefined;
  for (const candidate of candidates) {
    if (Math.abs(word.length - candidate.length) > limit) continue;
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
    if (distance <= limit && (!best || distance < best.distance)) best = { candidate, distance };
  }
  return best?.candidate;
}

/** Letters left out, added, replaced, or swapped with their neighbour. */
export function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwapped ? before[j - 2]! + 1 : replaced;
      next.push(Math.min(replaced, swapped, row[j]! + 1, next[j - 1]! + 1));
    }
    [before, row] = [row, next];
  }
  return row[b.length]!;
}

/**
 * The same distance from one word to many. Up to 32 letters a column of the table is two integers (the steps up and down in
 * it), so that a letter costs a dozen operations instead of a row.
 */
export function distancesFrom(word: string): (other: string) => number {
  const { length } = word;
  if (length === 0 || length > 32) return (other) => editDistance(word, other);
  const places = new Map<number, number>();
  for (let at = 0; at < length; at++) {
    const letter = word.charCodeAt(at);
    places.set(letter, (places.get(letter) ?? 0) | (1 << at));
  }
  const last = 1 << (length - 1);
  return (other) => {
    let [up, down, same, lastPlaces, distance] = [-1, 0, 0, 0, length];
    for (let at = 0; at < other.length; at++) {
      const here = places.get(other.charCodeAt(at)) ?? 0;
      const swapped = ((~same & here) << 1) & lastPlaces;
      same = ((((here & up) + up) | 0) ^ up) | here | down | swapped;
      let [right, left] = [down | ~(same | up), same & up];
      if (right & last) distance++;
      else if (left & last) distance--;
      right = (right << 1) | 1;
      left <<= 1;
      up = left | ~(same | right);
      down = right & same;
      lastPlaces = here;
    }
    return distance;
  };
}

/** What to add to a sentence about a word that nobody knows; nothing, if none is close. */
export function didYouMean(word: string, candidates: readonly string[]): string {
  const near = nearest(word, candidates);
  return near === undefined ? "" : ` (did you mean “${near}”?)`;
}
