import { ownValue } from "../../schemas/own-value";
import type { GameNames } from "./game";
import type { Match } from "./match";
import type { Viewer } from "./secrecy";

/** A match at a glance: where its turns begin, what mattered in it, and who stood how. */

export interface Timeline {
  turns: { at: number; text: string }[];
  marks: { at: number; word: string; text: string }[];
  /** After so many actions, how well each seat stands beside the others, as far as the viewer sees it. */
  standing: { at: number; values: number[] }[];
}

/** So many moments are looked at to see who stands how. */
const looks = 60;

export function timelineOf(match: Match, { moments = {} }: GameNames, viewer: Viewer): Timeline {
  const lines = match.lines(viewer);
  const textsAt = new Map<number, string[]>();
  for (const { at, text } of lines) textsAt.set(at, [...(textsAt.get(at) ?? []), text]);
  const turns = lines
    .filter(({ text }) => text.startsWith("—"))
    .map(({ at, text }) => ({ at, text: text.replace(/^— | —$/g, "") }));
  const marks = new Map<string, Timeline["marks"][number]>();
  for (const { at, event } of match.events()) {
    const word = ownValue(moments, event.type);
    if (word === undefined) continue;
    const [text = word] = (textsAt.get(at) ?? []).filter((line) => !line.startsWith("—"));
    marks.set(`${at} ${word}`, { at, word, text });
  }
  return { turns, marks: [...marks.values()], standing: standingOf(match, viewer) };
}

function standingOf(match: Match, viewer: Viewer): Timeline["standing"] {
  const past = match.fork();
  const { rules } = past;
  const all = past.actions.length;
  const step = Math.max(1, Math.ceil(all / looks));
  past.undo(all);
  const found: Timeline["standing"] = [];
  for (let at = 0; ; at = Math.min(all, at + step)) {
    past.redo(at - past.actions.length);
    const { state } = past;
    const seats = rules.setup.seats.map((_, seat) => seat);
    const own = seats.map((seat) => rules.evaluate(rules.view(state, viewer ?? seat), seat));
    const values = seats.map((seat) => own[seat]! - Math.max(...own.filter((_, other) => other !== seat)));
    found.push({ at, values });
    if (at === all) return found;
  }
}
