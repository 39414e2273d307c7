import { useMemo } from "react";
import { type DeckMark, deckMarkOf } from "../../project/lab/deck-marks";
import { type LabMark, labMarkOf } from "../../project/lab/lab-marks";
import { useLab } from "./lab";
import { gameOf } from "./manifest";
import { useProject } from "./open-project";

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

/** What the lab says of decks, how long ago, the latest answer first. */
export function useLabOfDecks(): (id: string) => (DeckMark & { at: number | undefined }) | undefined {
  const files = useProject((state) => state.files);
  const game = useProject(gameOf);
  const answers = useLab((state) => state.answers);
  const at = useLab(({ answeredAt }) => answeredAt);
  return useMemo(() => {
    const latest = Object.entries(answers).sort(([a], [b]) => (at[b] ?? 0) - (at[a] ?? 0));
    return (id) => {
      const mark = game && latest.length > 0 ? deckMarkOf(files, game, id, latest) : undefined;
      return mark && { ...mark, at: at[mark.question] };
    };
  }, [files, game, answers, at]);
}

/** “3 days ago”. */
export function ago(at: number, now: number): string {
  const hours = Math.floor((now - at) / 3_600_000);
  if (hours < 1) return "just now";
  const [n, unit] = hours < 24 ? [hours, "hour"] : [Math.floor(hours / 24), "day"];
  return `${n} ${unit}${n === 1 ? "" : "s"} ago`;
}

/** How a mark reads: of a card that was changed since, it is old. */
export function markInWords({ words, isOld }: Pick<LabMark, "words" | "isOld">): string {
  return isOld ? `${words}, before it was changed` : words;
}
