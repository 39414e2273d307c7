import { useMemo } from "react";
import { type LabMark, labMarkOf } from "../../project/lab/lab-marks";
import { useLab } from "./lab";

/** What the lab says of cards as they are now, the latest answer first. */
export function useLabOf(): (id: string, card: unknown) => LabMark | undefined {
  const answers = useLab((state) => state.answers);
  const at = useLab(({ answeredAt }) => answeredAt);
  return useMemo(() => {
    const latest = Object.entries(answers).sort(([a], [b]) => (at[b] ?? 0) - (at[a] ?? 0));
    return (id, card) => labMarkOf(id, card, latest);
  }, [answers, at]);
}

export function useLabMark(id: string, card: unknown): LabMark | undefined {
  const labOf = useLabOf();
  return useMemo(() => (card === undefined ? undefined : labOf(id, card)), [id, card, labOf]);
}

/** “3 days ago”. */
export function ago(at: number, now: number): string {
  const hours = Math.floor((now - at) / 3_600_000);
  if (hours < 1) return "just now";
  const [n, unit] = hours < 24 ? [hours, "hour"] : [Math.floor(hours / 24), "day"];
  return `${n} ${unit}${n === 1 ? "" : "s"} ago`;
}

/** How a mark reads: of a card that was changed since, it is old. */
export function markInWords({ words, isOld }: LabMark): string {
  return isOld ? `${words}, before it was changed` : words;
}
