import { useEffect, useState } from "react";
import { timeIsUp } from "../driver/answering";
import styles from "./asked-panel.module.css";

interface Props {
  of: string;
  seconds: number;
  /** How many actions have been done. */
  done: number;
}

/** The clock that ran last: it goes on where it stopped when somebody else was asked in between. */
let last = { of: "", left: 0, done: 0 };

/** Counts down while somebody can answer, then has the decision made for them. */
export function DecisionClock({ of, seconds, done }: Props) {
  // Who takes a decision back has all the time again.
  const isSame = last.of === of && done >= last.done;
  const [left, setLeft] = useState(isSame ? last.left : seconds);
  useEffect(() => {
    const isTakenBack = last.of === of && done < last.done;
    last = { of, left: isTakenBack ? seconds : left, done };
    if (isTakenBack) {
      setLeft(seconds);
      return;
    }
    // A step whose time is up ends with its next decision, too.
    const timer = setTimeout(() => (left > 0 ? setLeft(left - 1) : void timeIsUp()), left > 0 ? 1000 : 0);
    return () => clearTimeout(timer);
  }, [of, seconds, left, done]);
  return (
    <span className={styles.clock} role="timer" aria-label="Seconds left" data-late={left <= 5 || undefined}>
      {left} s
    </span>
  );
}
