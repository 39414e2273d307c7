import { type KeyboardEvent, useState } from "react";
import { faultOf, isWithin, type Range, readNumber, stepsOf, withinRange, writeNumber } from "./number-text";

export interface NumberWish {
  value: number | undefined;
  range?: Range | undefined;
  unit?: string | undefined;
  /** How far an arrow key goes. */
  step?: number | undefined;
  /** What is typed comes to the nearest number that there is. */
  round?: ((value: number) => number) | undefined;
  /** Nothing may be there, too. */
  optional?: boolean | undefined;
  /** Where the first step begins while nothing is there. */
  usual?: number | undefined;
  /**
   * What becomes of a number beyond the limits: in a document it is written and complained about (`written`), a setting keeps
   * its last sound one (`refused`), and a count goes as far as it can once the person is done (`fitted`).
   */
  beyond: "written" | "refused" | "fitted";
  onChange(value: number | undefined, manner: "typing" | "step"): void;
}

/** What is typed stays as typed, “-” and “1,” too, until it is left or the value changes otherwise. */
export function useNumberText({ value, range = {}, unit, step = 1, ...wish }: NumberWish) {
  const { round = (number) => number, optional, usual, beyond, onChange } = wish;
  const [typed, setTyped] = useState<{ text: string; value: number | undefined }>();
  const isTyped = typed !== undefined && typed.value === value;
  const text = isTyped ? typed.text : writeNumber(value);
  const hand = (next: number | undefined, manner: "typing" | "step") => {
    if (next !== value) onChange(next, manner);
  };

  const read = (words: string): number | undefined => {
    if (words.trim() === "") return optional ? undefined : value;
    const typedNumber = readNumber(words);
    const number = typedNumber === undefined ? value : round(typedNumber);
    return beyond === "refused" && number !== undefined && !isWithin(number, range) ? value : number;
  };
  const type = (words: string) => {
    const next = beyond === "fitted" ? value : read(words);
    setTyped({ text: words, value: next });
    hand(next, "typing");
  };
  const finish = () => {
    setTyped(undefined);
    if (beyond !== "fitted" || !isTyped) return;
    const next = read(typed.text);
    hand(next === undefined ? undefined : withinRange(next, range), "typing");
  };
  const stepBy = (steps: number) => {
    setTyped(undefined);
    const from = value ?? usual ?? Math.max(0, range.least ?? 0);
    hand(withinRange(from + steps * step, range), "step");
  };

  return {
    text,
    fault:
      beyond === "refused" && isTyped && !(optional && text.trim() === "") ? faultOf(text, range, unit) : undefined,
    type,
    finish,
    stepBy,
    canStep: (steps: number) =>
      value === undefined || (steps > 0 ? value < (range.most ?? Infinity) : value > (range.least ?? -Infinity)),
    onKey(event: KeyboardEvent) {
      if (event.key === "Enter") finish();
      const steps = event.altKey || event.ctrlKey || event.metaKey ? undefined : stepsOf(event.key, event.shiftKey);
      if (steps === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      stepBy(steps);
    },
  };
}

export type NumberText = ReturnType<typeof useNumberText>;
