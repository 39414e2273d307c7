import type { Attempts } from "../../../engine/core/attempts";

/** More that could be done with it isn't listed. */
const most = 3;

/** Why a thing can't lie where it was let go, in a line or two; on a field also why it can't go there. */
export function whyNotThere(found: Attempts | undefined, isPoint = false): string {
  const { can = [], cannot = [] } = found ?? {};
  const [hindrance] = cannot;
  const said = [hindrance?.why, hindrance?.remedy].filter(Boolean).join(" ");
  if (can.length === 0) return said || "That can't be done there.";
  const possible = `Not there. Possible with it: ${can.slice(0, most).join("; ")}${can.length > most ? "; …" : "."}`;
  const [what] = hindrance?.what ?? [];
  return isPoint && what !== undefined ? `${what}: ${said} ${possible}` : possible;
}
