import { CircleCheck } from "lucide-react";
import { useMemo } from "react";
import type { Problem } from "../../../schemas/problem";
import { useFit } from "../../press/fit";
import { count } from "../../state/count";
import { inNumbers } from "../../state/numbers";
import { ink } from "../../theme/tokens";
import link from "../../ui/link.module.css";
import { SeverityIcon } from "../../ui/severity-icon";
import type { Sample } from "../model/sample-order";
import type { TemplateEditing } from "../session/use-template";
import styles from "./fit-line.module.css";

interface Props {
  editing: TemplateEditing;
  samples: readonly Sample[];
  /** Of the card shown. */
  problems: readonly Problem[];
  shown: string | undefined;
  onShow(id: string): void;
}

const overflows: ReadonlySet<string> = new Set(["press/text-overflows", "press/column-overflows"]);
const listed = 3;

/** How the template does over the whole set. The names lead to the cards that don't fit. */
export function FitLine({ editing, samples, problems, shown, onShow }: Props) {
  const fit = useFit();
  const full = useMemo(
    () => samples.filter(({ id }) => fit.get(id)?.some(({ code }) => overflows.has(code))),
    [samples, fit],
  );
  const [here] = problems.filter(({ code }) => overflows.has(code));
  const [own] = editing.problems;

  if (own)
    return (
      <p className={styles.line}>
        <SeverityIcon severity={own.severity} />
        <span className={styles.words} title={own.hint}>
          {own.message}
          {editing.problems.length > 1 && ` And ${count(editing.problems.length - 1, "more problem")}.`}
        </span>
      </p>
    );
  if (editing.name === "back" || (full.length === 0 && here))
    return here ? (
      <p className={styles.line}>
        <SeverityIcon severity="error" />
        <span className={styles.words}>{here.message}</span>
      </p>
    ) : (
      <p className={styles.line} />
    );
  if (full.length === 0)
    return (
      <p className={styles.line} role="status">
        <CircleCheck size={16} color={ink.good} aria-hidden />
        <span className={styles.words}>
          {samples.length === 1 ? "The card fits." : samples.length > 0 && `All ${count(samples.length, "card")} fit.`}
        </span>
      </p>
    );
  return (
    <p className={styles.line} role="status">
      <SeverityIcon severity="error" />
      <span className={styles.words}>
        {full.length === 1 ? "1 card doesn’t fit:" : `${inNumbers(full.length)} cards don’t fit:`}{" "}
        {full.slice(0, listed).map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className={`${link.link} ${styles.card}`}
            aria-current={id === shown}
            onClick={() => onShow(id)}
          >
            {name}
          </button>
        ))}
        {full.length > listed && `and ${full.length - listed} more`}
      </span>
    </p>
  );
}
