import type { Attempts } from "../../../engine/core/attempts";

/** More that could be done with it isn't listed. */
const most = 3;

/** Why a thing can't lie where it was let go, in a line or two. */
export function whyNotThere(found: Attempts | undefined): string {
  const { can = [], cannot: [hindrance] = [] } = found ?? {};
  if (can.length > 0)
    return `Not there. Possible with it: ${can.slice(0, most).join("; ")}${can.length > most ? "; …" : "."}`;
  return [hindrance?.why ?? "That can't be done there.", hindrance?.remedy].filter(Boolean).join(" ");
}
