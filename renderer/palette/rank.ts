import { type Letters, lettersOf, nearFinder, score } from "./find";

/** What can be found by words: how it is called, and other words for it, both folded (`find.ts`). */
export interface Candidate {
  key: string;
  name: string;
  also: string;
}

interface Ranked<T> {
  candidate: T;
  found: number;
}

/** What is called just so, before what begins so. */
const whole = 4;
/** What was chosen last, a little before what fits as well; less for each that was chosen since. */
const lately = 1.5;
/** Where so many fit to the letter, slips of the finger aren't looked for. */
const enough = 4;

const byFit = <T extends Candidate>(a: Ranked<T>, b: Ranked<T>): number =>
  b.found - a.found ||
  a.candidate.name.length - b.candidate.name.length ||
  (a.candidate.name < b.candidate.name ? -1 : a.candidate.name > b.candidate.name ? 1 : 0);

const letters = new WeakMap<Candidate, { name: Letters; all: Letters }>();

/** What is called just so stays so: a text that changes becomes another candidate. */
function lettersIn(candidate: Candidate): { name: Letters; all: Letters } {
  const known = letters.get(candidate);
  if (known) return known;
  const { name, also } = candidate;
  const made = { name: lettersOf(name), all: lettersOf(`${name} ${also}`) };
  letters.set(candidate, made);
  return made;
}

/** What fits the words, best first: to the letter, and where few do, nearly. `recent`: keys, the latest first. */
export function rank<T extends Candidate>(
  candidates: readonly T[],
  words: readonly string[],
  recent: readonly string[] = [],
): Ranked<T>[] {
  const typed = words.join(" ");
  const bonus = new Map(recent.map((key, at) => [key, lately / (1 + at / 4)]));
  const exact: Ranked<T>[] = [];
  const others: T[] = [];
  for (const candidate of candidates) {
    const { name, also, key } = candidate;
    const byName = score(name, words);
    const found = byName > 0 ? byName * 2 : score(`${name} ${also}`, words);
    if (found === 0) others.push(candidate);
    else exact.push({ candidate, found: found + (name === typed ? whole : 0) + (bonus.get(key) ?? 0) });
  }
  exact.sort(byFit);
  if (exact.length >= enough || typed.length < 3) return exact;
  const isNear = nearFinder(words);
  const near = others.flatMap((candidate): Ranked<T>[] => {
    const { name, all } = lettersIn(candidate);
    return isNear(all) ? [{ candidate, found: isNear(name) ? 0.5 : 0.25 }] : [];
  });
  return [...exact, ...near.sort(byFit)];
}
