import { tolerance } from "./best-breaks";
import { type BreakChances, chanceKinds } from "./break-chances";
import type { LineRoom } from "./text-room";

/**
 * Breaks for lines that are not equally wide: each takes what it holds, since no line can be exchanged for another. A line
 * too narrow for what comes next stays empty.
 */
interface RoomBreak {
  from: number;
  to: number;
  room: LineRoom;
}

/** More empty lines than this in a row, and the next word stands out of its line. */
const mostEmpty = 60;

export function roomBreaks(
  { starts, ends, kinds }: BreakChances,
  roomOf: (line: number) => LineRoom,
  { indent, untied }: { indent: number; untied: boolean },
): { breaks: RoomBreak[]; cut: boolean } {
  const breaks: RoomBreak[] = [];
  const last = ends.length - 1;
  let [from, empty, cut] = [0, 0, false];
  while (from < last) {
    const room = roomOf(breaks.length);
    const fits = (to: number): boolean =>
      (ends[to] as number) - (starts[from] as number) <= room.width - indent + tolerance;
    let [to, spare] = [-1, -1];
    for (let at = from + 1; at <= last && (fits(at) || kinds[at] === chanceKinds.hyphen); at++) {
      if (!fits(at)) continue;
      spare = at;
      if (untied || kinds[at] !== chanceKinds.tied) to = at;
    }
    const end = to > 0 ? to : spare;
    if (end < 0 && empty < mostEmpty) {
      empty++;
      breaks.push({ from, to: from, room });
      continue;
    }
    cut ||= end < 0;
    empty = 0;
    breaks.push({ from, to: end < 0 ? from + 1 : end, room });
    from = end < 0 ? from + 1 : end;
  }
  return { breaks, cut };
}
