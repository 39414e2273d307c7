import type { CellPlan } from "../../document/change-cells";
import { count } from "../../state/count";
import styles from "./plan-view.module.css";

/** More are counted, not listed. */
const most = 100;

/** What a change of many cells would do, and what of it can't be. */
export function PlanView({
  plan: { changed, misfits, edit },
  added = [],
}: {
  plan: CellPlan;
  added?: readonly string[];
}) {
  const cards = edit.changes.length - added.length;
  return (
    <section className={styles.plan} aria-label="What would change">
      <p role="status">
        {added.length > 0 && `${count(added.length, "new card")}. `}
        {changed.length === 0
          ? "Nothing changes."
          : `${count(changed.length, "cell")} ${changed.length === 1 ? "changes" : "change"} on ${count(Math.max(cards, 1), "card")}.`}
        {misfits.length > 0 && ` ${count(misfits.length, "cell")} ${misfits.length === 1 ? "doesn’t" : "don’t"} fit.`}
      </p>
      {misfits.length > 0 && (
        <div className={styles.lines}>
          <h3>Left as they are</h3>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list must be reachable for scrolling by keyboard. */}
          <ul tabIndex={0} aria-label="Left as they are">
            {misfits.slice(0, most).map(({ id, name, title, text, reason }, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell may be refused twice.
              <li key={`${id} ${title} ${n}`}>
                <strong>{name}</strong> {title}: “{short(text)}” <em>{reason}</em>
              </li>
            ))}
            <More of={misfits.length} />
          </ul>
        </div>
      )}
      {changed.length > 0 && (
        <div className={styles.lines}>
          <h3>What changes</h3>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: as above. */}
          <ul tabIndex={0} aria-label="What changes">
            {changed.slice(0, most).map(({ id, name, title, before, after }) => (
              <li key={`${id} ${title}`}>
                <strong>{name}</strong> {title}: <Told text={before} /> → <Told text={after} />
              </li>
            ))}
            <More of={changed.length} />
          </ul>
        </div>
      )}
    </section>
  );
}

const More = ({ of }: { of: number }) => (of > most ? <li>and {count(of - most, "more", "more")}</li> : null);

const Told = ({ text }: { text: string }) => (text === "" ? <em>empty</em> : <span>{short(text)}</span>);

const short = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text);
