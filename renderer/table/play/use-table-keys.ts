import { useEffect } from "react";
import { useStableCallback } from "../../ui/use-stable-callback";
import { answerOfKey } from "../viewing";
import { isArrow, type Towards } from "./arrow-keys";

interface Keys {
  /** How many answers can be given by key; none while something covers the table. */
  answers: number;
  onAnswer(at: number): void;
  /** Does what Enter stands for here besides the first answer, if it does so now; undefined while something covers the table. */
  onEnter?: (() => boolean) | undefined;
  onEscape(): void;
  /** Goes to where a number is to be typed; undefined while something covers the table. */
  onNumber?: (() => void) | undefined;
  /** Looks among the answers for words, if that is offered now. */
  onFind?: (() => boolean) | undefined;
  /** Goes on in a direction, among things or points; undefined while something covers the table. */
  onArrow?: ((towards: Towards) => boolean) | undefined;
  /** Says all about the thing that has the keyboard, if it is one; undefined while something covers the table. */
  onAbout?: ((element: Element) => boolean) | undefined;
  /** Waits no longer for a bot's move; undefined while something covers the table. */
  onHurry?: (() => boolean) | undefined;
  /** Goes so many actions on through the match, or back; undefined while something covers the table. */
  onStep?: ((by: 1 | -1) => void) | undefined;
}

const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest(
    "input:not([type=range]):not([type=checkbox]), textarea, select, [role=dialog], [role=menu], [role=listbox]",
  ) !== null;

const isControl = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest("button, a, [role=combobox], input") !== null;

const isPicked = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest("[data-table] [aria-pressed=true]") !== null;

/** Whatever else hears arrow keys; the table does where they would mean nothing. */
const hearsArrows =
  "[role=slider], input, [role=separator], [role=tab], [role=radio], [role=combobox], [tabindex='0']:not(button), [aria-label^='Choose a point']";
/** Up and down go from answer to answer; to the side lies the table. */
const isHeard = (key: string, target: EventTarget | null): boolean =>
  target instanceof Element &&
  (target.closest(hearsArrows) !== null ||
    ((key === "ArrowUp" || key === "ArrowDown") && target.closest("ol[aria-label=Answers]") !== null));

/** Arrow keys go from thing to thing, the slash looks for words among the answers. Digits and letters answer, Enter gives the first answer, the space bar lets a bot go on at once, comma and full stop go through the match. */
export function useTableKeys({
  answers,
  onAnswer,
  onEnter,
  onEscape,
  onNumber,
  onFind,
  onArrow,
  onAbout,
  onHurry,
  onStep,
}: Keys): void {
  const onKeyDown = useStableCallback((event: KeyboardEvent) => {
    if (event.defaultPrevented || isElsewhere(event.target)) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") return onEscape();
    if (event.key === "?" && document.activeElement && onAbout?.(document.activeElement)) {
      event.preventDefault();
      return;
    }
    if (event.key === " " && !isControl(event.target) && onHurry?.()) {
      event.preventDefault();
      return;
    }
    if ((event.key === "," || event.key === ".") && onStep) {
      event.preventDefault();
      return onStep(event.key === "," ? -1 : 1);
    }
    if (event.key === "/" && onFind?.()) {
      event.preventDefault();
      return;
    }
    if (isArrow(event.key)) {
      if (!isHeard(event.key, event.target) && onArrow?.(event.key)) event.preventDefault();
      return;
    }
    // Enter on a button means that button; on what is picked already, that what was put together is whole.
    if (event.key === "Enter" && isControl(event.target)) {
      if (isPicked(event.target) && onEnter?.()) event.preventDefault();
      return;
    }
    if (event.key === "Enter" && onEnter?.()) {
      event.preventDefault();
      return;
    }
    // The key itself goes there, too.
    if (answers === 0 && /^\d$/.test(event.key)) return onNumber?.();
    const at = answerOfKey(event.key, answers);
    if (at === undefined) return;
    event.preventDefault();
    onAnswer(at);
  });
  useEffect(() => {
    // Before the studio's own keys: what answers here means nothing else.
    window.addEventListener("keydown", onKeyDown, true);
    return () => window.removeEventListener("keydown", onKeyDown, true);
  }, [onKeyDown]);
}
