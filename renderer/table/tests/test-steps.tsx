import Button from "@mui/material/Button";
import { CircleCheck, CircleX } from "lucide-react";
import type { Examination, Part, SeenCheck, SeenStep } from "../../../engine/core/scenario-examination";
import { count } from "../../state/count";
import styles from "./test-steps.module.css";

/** Of what one step brought about, so much is told here. */
const most = 8;

interface Props {
  seen: Examination;
  /** After so many steps is what the board shows. */
  at: number;
  readOnly: boolean;
  onGo(step: number): void;
  /** Takes a part as it is now, or out where there is nothing to say instead. */
  onTake(part: Part, mended: SeenCheck["mended"] | SeenStep["mended"]): void;
}

/** What a test does and asks for, in words; where it fails, what there is instead. */
export function TestSteps({ seen: { outcome, steps, checks }, at, readOnly, onGo, onTake }: Props) {
  const isSaid = steps.some(({ message }) => message) || checks.some(({ ok }) => !ok);
  const checksAfter = (step: number | null) => checks.filter((check) => check.step === step);
  const row = (check: SeenCheck) => (
    <Check key={`${check.step} ${check.n}`} check={check} readOnly={readOnly} onTake={onTake} />
  );
  return (
    <div className={styles.steps}>
      {!outcome.ok && !isSaid && (
        <p className={styles.fault} role="alert">
          {outcome.message}
        </p>
      )}
      <ol aria-label="Steps">
        <li>
          <StepLine words="As it is given" isHere={at === 0} onGo={() => onGo(0)} />
        </li>
        {steps.map((step, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place.
          <li key={n}>
            <StepLine
              n={n + 1}
              words={step.isRefused ? `${step.words}: refused` : step.words}
              isHere={at === n + 1}
              onGo={() => onGo(n + 1)}
            />
            {step.told.slice(0, most).map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same may be said twice.
              <p key={at} className={styles.told}>
                {line.replace(/^— | —$/g, "")}
              </p>
            ))}
            {step.told.length > most && (
              <p className={styles.told}>…and {count(step.told.length - most, "more line")} at the table</p>
            )}
            {step.message && (
              <div className={styles.missed}>
                <p>{step.message}</p>
                <Button
                  size="small"
                  variant="outlined"
                  disabled={readOnly}
                  onClick={() => onTake({ step: n }, step.mended)}
                >
                  {step.isRefused ? "Let it be possible" : "Ask that it is refused"}
                </Button>
              </div>
            )}
            {checksAfter(n).length > 0 && (
              <ul aria-label={`Expected after step ${n + 1}`}>{checksAfter(n).map(row)}</ul>
            )}
          </li>
        ))}
      </ol>
      {checksAfter(null).length > 0 && (
        <>
          <h3>Then</h3>
          <ul aria-label="Expected at the end">{checksAfter(null).map(row)}</ul>
        </>
      )}
    </div>
  );
}

function StepLine({ n, words, isHere, onGo }: { n?: number; words: string; isHere: boolean; onGo(): void }) {
  return (
    <button type="button" className={styles.step} aria-current={isHere ? "step" : undefined} onClick={onGo}>
      <span aria-hidden>{n ?? ""}</span>
      {words}
    </button>
  );
}

function Check({ check, readOnly, onTake }: { check: SeenCheck } & Pick<Props, "readOnly" | "onTake">) {
  const { ok, words, found, message, mended, step, n } = check;
  const Icon = ok ? CircleCheck : CircleX;
  return (
    <li className={styles.check} data-ok={ok || undefined}>
      <Icon size={16} strokeWidth={1.75} aria-label={ok ? "Holds" : "Fails"} />
      <div>
        {ok ? (
          <p>{words}</p>
        ) : (
          <>
            <dl>
              <dt>Expected</dt>
              <dd>{words}</dd>
              <dt>Got</dt>
              <dd>{found ?? message}</dd>
            </dl>
            <Button size="small" variant="outlined" disabled={readOnly} onClick={() => onTake({ step, n }, mended)}>
              {mended ? "Take what is now" : "Take this check out"}
            </Button>
          </>
        )}
      </div>
    </li>
  );
}
