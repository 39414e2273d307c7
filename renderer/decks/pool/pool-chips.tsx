import { useMemo } from "react";
import { cardPath } from "../../../project/paths";
import { cardIds, type Files } from "../../../project/project-text";
import { choicesIn, withChoice } from "../../../project/search/choices";
import { facetsOf } from "../../../project/statistics/facets";
import { cardAt } from "../../../project/whole-card";
import type { Searched } from "../../search/use-searched";
import styles from "./pool.module.css";

interface Props {
  known: Pick<Searched, "searched" | "countsIn">;
  files: Files;
  value: string;
  onChange(text: string): void;
}

/** Of more values than this the search field knows. */
const most = 10;
const rows = 3;
const mostCosts = 13;
/** What is said about many cards, and tells nothing of how they play. */
const besides = new Set(["is", "has", "tag", "deck", "keyword", "problem", "changed", "cost", "lent"]);

/** What cards are told apart by, to be clicked: their kind, their class or tribe, what they cost. */
export function PoolChips({ known, files, value, onChange }: Props) {
  const fields = useMemo(() => {
    const { searched, countsIn } = known;
    const facets = facetsOf(searched);
    const looks = new Set(facets.flatMap(({ name, group }) => (group === "looks" ? [name] : [])));
    const words = searched.fields.all.filter(
      ({ name, isText }) => isText && !besides.has(name) && !looks.has(name) && !name.includes("."),
    );
    const told = [...words.filter(({ name }) => name === "type"), ...words.filter(({ name }) => name !== "type")]
      .map(({ name, title, values }) => ({
        name,
        title,
        counts: countsIn(name),
        labels: new Map(values?.map((each) => [each.value, each.label])),
      }))
      .filter(({ counts }, at, all) => {
        // What says the same as another in other letters.
        const isSaid = all.slice(0, at).some((other) => saidIn(other.counts) === saidIn(counts));
        return counts.size > 1 && counts.size <= most && !isSaid;
      })
      .slice(0, rows);
    const cost = facets.find(({ name, kind }) => name === "cost" && kind === "number");
    const costs = new Map<number, number>();
    for (const id of cardIds(files)) {
      const card = cardAt<object>(files, cardPath(id), searched.game);
      const n = card && cost?.of({ id, card });
      if (typeof n === "number") costs.set(n, (costs.get(n) ?? 0) + 1);
    }
    const byCost = new Map([...costs].sort(([a], [b]) => a - b).map(([n, many]) => [String(n), many]));
    return [
      ...told,
      ...(costs.size > 1 && costs.size <= mostCosts
        ? [{ name: "cost", title: cost!.title, counts: byCost, labels: new Map<string, string>() }]
        : []),
    ];
  }, [known, files]);
  return (
    <div className={styles.chips}>
      {fields.map(({ name, title, counts, labels }) => {
        const chosen = choicesIn(value, name);
        return (
          <fieldset key={name} aria-label={title}>
            <span className={styles.said} aria-hidden>
              {title}
            </span>
            {[...counts].map(([word, many]) => (
              <button
                key={word}
                type="button"
                aria-pressed={chosen.includes(word)}
                title={`${many} of the set`}
                onClick={() => onChange(withChoice(value, name, word))}
              >
                {labels.get(word) ?? word}
              </button>
            ))}
          </fieldset>
        );
      })}
    </div>
  );
}

const saidIn = (counts: ReadonlyMap<string, number>): string =>
  [...counts].map(([word, many]) => `${word.toLowerCase()} ${many}`).join();
