import { ownValue } from "../../schemas/own-value";
import type { GameNames } from "./game";
import type { Match } from "./match";
import { leadsOf, sharesOf, swingsIn } from "./review/shares";
import type { Viewer } from "./secrecy";

/** A match at a glance: where its turns begin, what mattered in it, and who stood how. */

export interface Timeline {
  turns: { at: number; text: string }[];
  marks: { at: number; word: string; text: string }[];
  /** After so many actions, how well each seat stands beside the others, from 0 to 1, as far as the viewer sees it. */
  standing: { at: number; shares: number[] }[];
}

/** So many moments are looked at to see who stands how. */
const looks = 60;
/** Who gained this much in a turn has swung the match; so many of these are marked. */
const swung = 0.2;
const mostSwings = 3;

export function timelineOf(match: Match, { moments = {} }: GameNames, viewer: Viewer): Timeline {
  const lines = match.lines(viewer);
  const textsAt = new Map<number, string[]>();
  for (const { at, text } of lines) textsAt.set(at, [...(textsAt.get(at) ?? []), text]);
  const turns = lines
    .filter(({ text }) => text.startsWith("—"))
    .map(({ at, text }) => ({ at, text: text.replace(/^— | —$/g, "") }));
  const marks = new Map<string, Timeline["marks"][number]>();
  for (const { at, event, text: told } of match.happened(0, viewer)) {
    const word = ownValue(moments, event.type);
    if (word === undefined || marks.has(`${at} ${word}`)) continue;
    // What isn't told itself is known by what it came of.
    const [text = word] = told ? [told] : (textsAt.get(at) ?? []).filter((line) => !line.startsWith("—"));
    marks.set(`${at} ${word}`, { at, word, text });
  }
  const standing = standingOf(
    match,
    viewer,
    turns.map(({ at }) => at),
  );
  const swings = swingsIn(
    standing.map(({ shares }) => shares),
    swung,
  )
    .slice(0, mostSwings)
    .map(({ from, seat }) => {
      const { at } = standing[from]!;
      const turn = turns.findLast((each) => each.at <= at)?.text ?? "The beginning";
      return { at, word: "Swing", text: `${turn}: good for ${nameOf(match, seat)}` };
    });
  return { turns, marks: [...marks.values(), ...swings], standing };
}

const nameOf = ({ setup }: Match, seat: number): string => setup.seats[seat]?.name ?? `Player ${seat + 1}`;

/** At the beginning, where turns begin, and at the end; of too many some are left out. */
function standingOf(match: Match, viewer: Viewer, turns: readonly number[]): Timeline["standing"] {
  const past = match.fork();
  const { rules } = past;
  const all = past.actions.length;
  const each = Math.ceil(turns.length / looks);
  const moments = [...new Set([0, ...turns.filter((_, n) => n % each === 0), all])].sort((a, b) => a - b);
  past.undo(all);
  const leads = moments.map((at) => {
    past.redo(at - past.actions.length);
    const { state } = past;
    return leadsOf(rules.setup.seats.map((_, seat) => rules.evaluate(rules.view(state, viewer ?? seat), seat)));
  });
  const shares = sharesOf(leads);
  return moments.map((at, n) => ({ at, shares: shares[n]! }));
}
