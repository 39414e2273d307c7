import { Minus, Plus } from "lucide-react";
import { comparisonSentences, type DeckComparison } from "../../../project/compare-decks";
import { costName } from "../../../project/deck-piles";
import { cardPath } from "../../../project/paths";
import { openCard } from "../../state/jump";
import { gameOf } from "../../state/manifest";
import { useProject } from "../../state/open-project";
import { Bars } from "../../ui/charts/bars";
import { ChartFrame } from "../../ui/charts/chart-frame";
import { Columns } from "../../ui/charts/columns";
import link from "../../ui/link.module.css";
import styles from "./deck-versions.module.css";

/** What differs between another deck and this one: in colour this one, in grey the other. */
export function Comparison({ found }: { found: DeckComparison }) {
  const { cards, changed, costs, kinds, odds } = found;
  const files = useProject((state) => state.files);
  const called = costName(useProject(gameOf)!);
  return (
    <>
      <div role="status">
        <ul className={styles.sentences}>
          {comparisonSentences(found).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </div>
      {cards.length > 0 && (
        <ul className={styles.cards} aria-label="Cards in and out">
          {cards.map(({ card, label, before, after }) => (
            <li key={card} data-in={after > before || undefined}>
              {after > before ? <Plus size={14} aria-label="in" /> : <Minus size={14} aria-label="out" />}
              <strong>{Math.abs(after - before)}</strong>
              {files.has(cardPath(card)) ? (
                <button type="button" className={link.link} onClick={() => openCard(card)}>
                  {label}
                </button>
              ) : (
                <span>{label}</span>
              )}
              <span className={styles.counts}>{`${before} → ${after}`}</span>
            </li>
          ))}
        </ul>
      )}
      {changed.length > 0 && (
        <section className={styles.changed} aria-label="Changed in the set">
          <h2>Changed in the set</h2>
          {changed.map(({ id, name, fields, text, picture }) => (
            <details key={id}>
              <summary>{name}</summary>
              <dl>
                {fields.map(({ field, title, says }) => (
                  <Change key={field} title={title} says={says} />
                ))}
                {text && fields.every(({ says }) => says.after !== text.after) && <Change title="Text" says={text} />}
                {picture && <dt>Its picture is another.</dt>}
              </dl>
            </details>
          ))}
        </section>
      )}
      {costs.length > 1 && (
        <ChartFrame
          title="Curve"
          sentences={["In colour this deck, in grey the other."]}
          table={[[called, "Other", "This"], ...costs.map((one) => [one.label, String(one.before), String(one.after)])]}
        >
          <Columns
            label={`Cards by ${called.toLowerCase()}`}
            axis={called.toLowerCase()}
            height={130}
            marks={costs.map(({ label, before, after }) => ({
              label,
              words: `${called} ${label}: ${after}, other ${before}`,
              count: after,
              before,
            }))}
          />
        </ChartFrame>
      )}
      {kinds.length > 1 && (
        <ChartFrame
          title="Kinds"
          sentences={[]}
          table={[["Kind", "Other", "This"], ...kinds.map((one) => [one.label, String(one.before), String(one.after)])]}
        >
          <Bars
            label="Cards by kind"
            marks={kinds.map(({ label, before, after }) => ({
              label,
              words: `${label}: ${after}, other ${before}`,
              count: after,
              before,
            }))}
          />
        </ChartFrame>
      )}
      {odds.map(({ label, before, after }) => (
        <ChartFrame
          key={label}
          title={label}
          sentences={[`${percent(after[0])} in the first hand, ${percent(before[0])} in the other’s.`]}
          table={[
            ["Turn", "Other", "This"],
            ...after.map((chance, turn) => [String(turn), percent(before[turn]), percent(chance)]),
          ]}
        >
          {after.length > 1 && (
            <Columns
              label={`Chance by turn: ${label}`}
              axis="turn"
              height={120}
              most={100}
              marks={after.map((chance, turn) => ({
                label: turn === 0 ? "hand" : String(turn),
                words: `Turn ${turn}: ${percent(chance)}, other ${percent(before[turn])}`,
                count: Math.round(100 * chance),
                before: 100 * (before[turn] ?? 0),
              }))}
            />
          )}
        </ChartFrame>
      ))}
    </>
  );
}

const percent = (chance: number | undefined): string => (chance === undefined ? "?" : `${(100 * chance).toFixed(1)} %`);

const Change = ({ title, says }: { title: string; says: { before: string; after: string } }) => (
  <>
    <dt>{title}</dt>
    <dd>
      <del>{says.before || "nothing"}</del> <ins>{says.after || "nothing"}</ins>
    </dd>
  </>
);
