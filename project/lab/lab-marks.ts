import { points } from "../../engine/lab/verdicts";
import type { LabResult } from "../../schemas/lab-answer";
import { printOf } from "./stale";

/** What the lab says of a card. Nothing, where there is nothing to say. */
export interface LabMark {
  kind: "strong" | "weak" | "never-played" | "dead-text" | "untested";
  words: string;
  /** The question that said so. */
  question?: string;
  /** It was said of the card as it was before. */
  isOld: boolean;
}

const called = { strong: "Strong", weak: "Weak" } as const;

/** The first answer to say something counts, the latest of them first; one about the card as it is now before any other. */
export function labMarkOf(
  id: string,
  card: unknown,
  answers: readonly (readonly [question: string, result: LabResult])[],
): LabMark | undefined {
  const asked = answers.filter(([, { answer }]) => answer.cards || answer.texts);
  if (asked.length === 0) return undefined;
  const print = printOf(card);
  const said = asked.flatMap(([question, result]): (LabMark | "seen")[] => {
    const isOld = result.cards[id] !== print;
    const text = result.answer.texts?.find(({ card }) => card === id);
    if (text && text.dead.length > 0)
      return [{ kind: "dead-text", words: "Says something that never came about in the lab", question, isOld }];
    if (text) return ["seen"];
    return (result.answer.cards ?? []).flatMap(({ cards }): (LabMark | "seen")[] => {
      const mark = cards.find((each) => each.card === id);
      if (!mark || mark.drawn === 0) return [];
      const { verdict, difference, played } = mark;
      if (verdict)
        return [{ kind: verdict, words: `${called[verdict]} in the lab, ${points(difference)}`, question, isOld }];
      return played === 0 ? [{ kind: "never-played", words: "Never played in the lab", question, isOld }] : ["seen"];
    });
  });
  const marks = said.filter((each) => each !== "seen");
  const [first] = marks;
  const current = marks.filter(({ isOld }) => !isOld);
  // How strong it is says more than what of it was never seen.
  const found = current.find(({ kind }) => kind !== "dead-text") ?? current[0] ?? first;
  return found ?? (said.length > 0 ? undefined : { kind: "untested", words: "Untested in the lab", isOld: false });
}
