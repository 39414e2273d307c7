import type { Pointer } from "../../schemas/json-pointer";
import { type Phrase, spansOf } from "../core/grammar/phrase";
import { type Place, placeAt, within } from "./place";

/**
 * A sentence as it can be taken in hand: one line an effect, what is nested further in, and for each stretch of words the
 * place that made it. Nothing is said twice: the words are those that are printed.
 */
export interface Line {
  /** The effect that it says; the whole ability, for what comes before all effects. */
  place: Place;
  depth: number;
  /** None, where an effect is heard in others alone. */
  stretches: readonly Stretch[];
}

export interface Stretch {
  text: string;
  place: Place;
}

export function linesOf(root: Place, words: Phrase): Line[] {
  const effects = [root, ...[...within(root)].filter((place) => place !== root && isEffect(place))];
  const effectAround = ({ place }: Stretch): Place => effects.findLast(({ at }) => contains(at, place.at)) ?? root;
  const placed = spansOf(words).map(({ text, from }) => ({ text, place: placeOfSpan(root, from) }));
  const stretches = begunByTheirOwn(joinedStretches(placed), effectAround);
  const owners = stretches.map(effectAround);
  const lastOf = new Map(owners.map((owner, n) => [owner, n]));
  const lines: { place: Place; stretches: Stretch[] }[] = [];
  stretches.forEach((stretch, n) => {
    const owner = owners[n]!;
    const line = lines.at(-1);
    if (line && isJoinery(stretch, line)) line.stretches.push({ ...stretch, place: root });
    else if (line && staysIn(line.place, n)) {
      line.stretches.push(stretch);
      if (owner !== root) line.place = laterOf(line.place, owner);
    } else lines.push({ place: owner, stretches: [stretch] });
  });
  for (const silent of effects.filter((effect) => effect !== root && !lastOf.has(effect))) {
    const later = effects.slice(effects.indexOf(silent) + 1);
    const next = lines.findIndex(({ place }) => later.includes(place));
    lines.splice(next < 0 ? lines.length : next, 0, { place: silent, stretches: [] });
  }
  let depth = -1;
  return lines.map((line) => {
    // What is around it may be heard in no line of its own.
    depth = Math.min(depthOf(effects, line.place, root), depth + 1);
    return { ...line, depth };
  });

  function staysIn({ at }: Place, n: number): boolean {
    const [owner, { place }] = [owners[n]!, stretches[n]!];
    // What no effect says after the first one is a part of what they say.
    if (owner === root || owner.at === at) return true;
    const isMidClause = !endsClause(stretches[n - 1]!.text);
    if (contains(at, owner.at)) return at === root.at && isMidClause;
    if (isMidClause) return true;
    const goesOn = lastOf.get(effects.find((effect) => effect.at === at)!)! > n;
    // One effect speaks of another in the middle of its own words, as of something that was chosen.
    if (!contains(owner.at, at)) return goesOn;
    // Or of what was said around it: “that opponent”.
    const isHeardAgain = place !== owner && stretches.slice(0, n).some((before) => before.place === place);
    return (
      isHeardAgain || (goesOn && owners.slice(n).find((other) => !contains(other.at, at) || other.at === at)?.at === at)
    );
  }

  /** Of two effects that share a sentence, the one that happens: what it happens to was chosen before. */
  function laterOf(one: Place, other: Place): Place {
    return effects.indexOf(other) > effects.indexOf(one) ? other : one;
  }
}

/** What a card prints beside the sentence, said before it: “When harvested:”. */
export function besideLines(root: Place): Line[] {
  const told = root.parts.filter(({ schema, value }) => schema["x-beside"] && value !== undefined);
  return told.flatMap((part): Line[] => {
    const choices = part.kind === "list" ? part.parts : [part];
    const labels = choices.flatMap(({ schema, value }) => schema["x-labels"]?.[String(value)] ?? []);
    if (labels.length === 0) return [];
    const [first, ...others] = labels;
    const text = [first, ...others.map((one) => one.charAt(0).toLowerCase() + one.slice(1))].join(" and ");
    return [
      {
        place: root,
        depth: 0,
        stretches: [
          { text, place: part },
          { text: ":", place: root },
        ],
      },
    ];
  });
}

/** “; then”, “and”: what only holds the effect of a line together with the next one, without words of its own. */
const isJoinery = ({ text, place: { at } }: Stretch, line: { place: Place }): boolean =>
  at !== line.place.at && contains(at, line.place.at) && (text.match(/\p{L}/gu)?.length ?? 0) < 5;

/** Where words may end a line; “then” and “and” lead to the next one from its end. */
const clauseEnd = String.raw`(?:[.:;,]\**|\b(?:and|or|then|but))`;
const endOfClause = new RegExp(`${clauseEnd}\\s*$`);
const lastClause = new RegExp(`^([^]*${clauseEnd}\\s+)?([^]*)$`);
const endsClause = (text: string): boolean => endOfClause.test(text);

/** What is around an effect may begin its clause, “Its {timer} …”: that belongs to the effect. */
function begunByTheirOwn(stretches: readonly Stretch[], effectAround: (stretch: Stretch) => Place): Stretch[] {
  return joinedStretches(
    stretches.flatMap((stretch, n) => {
      const { text, place } = stretch;
      const next = stretches[n + 1] && effectAround(stretches[n + 1]!);
      if (!next || next.at === place.at || !contains(place.at, next.at)) return [stretch];
      const [, head = "", tail = ""] = lastClause.exec(text)!;
      const isBegun = head !== "" || n === 0 || endsClause(stretches[n - 1]!.text);
      if (!isBegun || tail.trim() === "" || endsClause(tail)) return [stretch];
      return [...(head === "" ? [] : [{ text: head, place }]), { text: tail, place: next }];
    }),
  );
}

/** What one place says in a row is one stretch. */
function joinedStretches(stretches: readonly Stretch[]): Stretch[] {
  const joined: Stretch[] = [];
  for (const { text, place } of stretches) {
    const last = joined.at(-1);
    if (last?.place === place) last.text += text;
    else joined.push({ text, place });
  }
  return joined;
}

/** An effect by itself; lists of them only hold others. */
export const isEffect = ({ kind, value }: Place): boolean =>
  (kind === "verbs" || kind === "statics") && value !== undefined && !Array.isArray(value);

interface Unsaid {
  /** What it would be said of. */
  owner: Place;
  part: Place;
}

/** What an effect's line leaves out and could say: first of the effect itself, then of what it speaks of. */
export function unsaidIn(line: Place): Unsaid[] {
  const found: Unsaid[] = [];
  let owners: readonly Place[] = [line];
  while (owners.length > 0) {
    for (const owner of owners)
      for (const part of owner.parts)
        if (part.value === undefined && part.isOptional && !isEffectSlot(part)) found.push({ owner, part });
    owners = owners.flatMap(({ parts }) =>
      parts.filter((part) => part.value !== undefined && part.value !== null && !isEffectSlot(part)),
    );
  }
  return found;
}

/** Other effects say for themselves what they leave out. */
const isEffectSlot = ({ kind }: Place): boolean => kind === "verbs" || kind === "statics";

const contains = (outer: Pointer, inner: Pointer): boolean =>
  inner === outer || outer === "" || inner.startsWith(`${outer}/`);

/** The innermost of the arguments that made some words. */
function placeOfSpan(root: Place, from: readonly Pointer[]): Place {
  for (const at of from.toReversed()) {
    const found = placeAt(root, at);
    if (found && found !== root) return found;
  }
  return root;
}

const depthOf = (effects: readonly Place[], { at }: Place, root: Place): number =>
  effects.filter((other) => other !== root && other.at !== at && contains(other.at, at)).length;
