import { PenLine } from "lucide-react";
import { notMentioned, type OwnWords } from "../../../engine/core/own-words";
import type { Pointer } from "../../../schemas/json-pointer";
import { RichWords } from "../../press/rich-words";
import link from "../../ui/link.module.css";
import { ProblemLine } from "../../ui/problem-line";
import { useForm } from "./control";
import styles from "./own-words.module.css";

/** Stands in the label's line of a text that is printed instead of the generated one. */
export function OwnWordsMark() {
  return (
    <span className={styles.mark}>
      <PenLine size={13} aria-hidden /> your own words
    </span>
  );
}

/** What the card would print by itself, what of that the own words leave out, and the way back. */
export function OwnWordsNote({ at, words }: { at: Pointer; words: OwnWords }) {
  const { game, change, disabled } = useForm();
  const missing = notMentioned(words);
  return (
    <section className={styles.note} aria-label="What its effects say">
      <p className={styles.lead}>Its effects say</p>
      <div className={styles.generated}>
        {words.generated.split("\n").map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text have no other identity.
          <p key={index}>
            <RichWords text={line} symbols={game.symbols} />
          </p>
        ))}
      </div>
      {missing.length > 0 && (
        <ProblemLine
          problem={{
            severity: "warning",
            message: `The effects say ${inWords(missing)}, which your words don’t mention.`,
          }}
        />
      )}
      <button type="button" className={link.link} disabled={disabled} onClick={() => change(at, "")}>
        Use the generated text
      </button>
    </section>
  );
}

const inWords = (things: readonly string[]): string =>
  new Intl.ListFormat("en", { type: "conjunction" }).format(things.map((thing) => `“${thing}”`));
