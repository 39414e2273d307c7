import Button from "@mui/material/Button";
import { ChevronLeft } from "lucide-react";
import { useMemo } from "react";
import { type CountedCard, type Facet, facetGroups } from "../../../project/statistics/facets";
import type { Question } from "../../../project/statistics/questions";
import type { Problem } from "../../../schemas/problem";
import { useKnownVersions } from "../../state/known-versions";
import { now } from "../../state/version-place";
import { ChoiceInput, type Choosable } from "../../ui/fields/choice-field";
import { FromElsewhere } from "../../ui/versions/from-elsewhere";
import { optionsOf } from "../../ui/versions/version-options";
import styles from "./statistics.module.css";
import type { Comparison } from "./use-comparison";

interface Props {
  facets: readonly Facet[];
  cards: readonly CountedCard[];
  /** Nothing, while the ready ones are shown. */
  question: Question | undefined;
  onAsk(question: Question | undefined): void;
  comparison: Comparison;
  /** Why it can't be compared with that. */
  fault: Problem | "another-game" | undefined;
}

/** Which field is asked about, against which other, and what it is compared with. */
export function AskBar({ facets, cards, question, onAsk, comparison, fault }: Props) {
  const { kept, revisions } = useKnownVersions();
  const options = useMemo(() => facetOptions(facets, cards), [facets, cards]);
  const versions = [
    { value: "", label: "Nothing" },
    ...optionsOf(kept, revisions, comparison.others).filter(({ value }) => value !== now.key),
  ];
  return (
    <div className={styles.bar}>
      {question && (
        <Button size="small" startIcon={<ChevronLeft strokeWidth={1.75} />} onClick={() => onAsk(undefined)}>
          Overview
        </Button>
      )}
      <span className={styles.choice} id="statistics-by">
        Ask about
      </span>
      <div className={styles.field}>
        <ChoiceInput
          compact
          labelledBy="statistics-by"
          value={question?.by ?? ""}
          options={[{ value: "", label: "The usual questions" }, ...options]}
          onChange={(by) => onAsk(by === "" ? undefined : { ...question, by })}
        />
      </div>
      {question && (
        <>
          <span className={styles.choice} id="statistics-against">
            against
          </span>
          <div className={styles.field}>
            <ChoiceInput
              compact
              labelledBy="statistics-against"
              value={question.against ?? ""}
              options={[{ value: "", label: "Nothing else" }, ...options.filter(({ value }) => value !== question.by)]}
              onChange={(against) => onAsk({ by: question.by, ...(against !== "" && { against }) })}
            />
          </div>
        </>
      )}
      <span className={styles.choice} id="statistics-with">
        compared with
      </span>
      <div className={styles.field}>
        <ChoiceInput
          compact
          labelledBy="statistics-with"
          value={comparison.with?.key ?? ""}
          options={versions}
          onChange={comparison.choose}
        />
      </div>
      <FromElsewhere onPick={comparison.add} />
      {fault && (
        <p className={styles.fault} role="alert">
          {fault === "another-game" ? "That set is of another game: nothing to compare." : fault.message}
        </p>
      )}
    </div>
  );
}

/** Fields of which some card says something. */
const facetOptions = (facets: readonly Facet[], cards: readonly CountedCard[]): Choosable[] =>
  Object.entries(facetGroups).flatMap(([group, title]) =>
    facets
      .filter((facet) => facet.group === group && cards.some((card) => isSaid(facet.of(card))))
      .map((facet) => ({ value: facet.name, label: facet.title, group: title })),
  );

const isSaid = (of: ReturnType<Facet["of"]>): boolean => (typeof of === "number" ? of !== 0 : (of?.length ?? 0) > 0);
