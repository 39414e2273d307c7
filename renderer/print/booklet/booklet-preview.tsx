import ToggleButton from "@mui/material/ToggleButton";
import { ChevronLeft, ChevronRight, PencilLine } from "lucide-react";
import { type CSSProperties, useState } from "react";
import type { PrintSettings } from "../../../main/api";
import { labelFont } from "../../../press/draughtsman";
import { rulesBooklet } from "../../../project/booklets";
import { bookletPath } from "../../../project/paths";
import { useArrivals } from "../../press/arrivals";
import { usePictures } from "../../press/printed-scenes";
import { useFileText, useReadOnly } from "../../state/open-project";
import { IconTool } from "../../ui/icon-tool";
import { ProblemLine } from "../../ui/problem-line";
import { PageDrawing } from "../page-drawing";
import { PrintProblems } from "../print-problems";
import stage from "../sheet-stage.module.css";
import type { Planned } from "../use-print-plan";
import styles from "./booklet.module.css";
import { BookletEditor } from "./booklet-editor";
import { type BookletWish, useShownBooklet } from "./use-shown-booklet";

interface Props {
  output: BookletWish;
  settings: PrintSettings;
  planned: Planned;
}

/** A booklet as it lies open, or the sides of its sheets; beside it its text, if one likes. */
export function BookletPreview({ output, settings, planned }: Props) {
  const { booklet = rulesBooklet, fold = false } = output;
  const [spread, setSpread] = useState(0);
  const [isWriting, setWriting] = useState(false);
  const own = useFileText(bookletPath(booklet));
  const isReadOnly = useReadOnly();
  const wanted = fold ? [spread] : spread === 0 ? [0] : [spread * 2 - 1, spread * 2];
  const { shown, numbers, problem } = useShownBooklet(output, settings, wanted);
  const count = shown?.count ?? 1;
  const last = fold ? count - 1 : Math.floor(count / 2);
  const pictures = usePictures();
  useArrivals();
  const { fonts } = planned.kit;
  const isReady = fonts.face(labelFont) !== undefined;
  const pages = isReady ? (shown?.pages ?? []) : [];
  const [first] = pages;
  const ratio = first ? (first.size.width * pages.length) / first.size.height : 1;
  const at = Math.min(spread, last);
  return (
    <>
      <PrintProblems leftOut={[]} problems={shown?.problems ?? []} />
      <div className={styles.open}>
        {isWriting && own !== undefined && (
          <BookletEditor path={bookletPath(booklet)} text={own} disabled={isReadOnly} />
        )}
        <div className={stage.stage} style={{ "--ratio": ratio, "--zoom": 1 } as CSSProperties} aria-busy={!first}>
          {problem ? (
            <div className={styles.problem}>
              <ProblemLine problem={problem} />
            </div>
          ) : (
            <div className={styles.pages} data-single={pages.length === 1 || undefined}>
              {pages.map((page, index) => (
                <PageDrawing
                  key={numbers[index]}
                  page={page}
                  name={`booklet-${numbers[index]}`}
                  label={`${fold ? "Side" : "Page"} ${(numbers[index] ?? 0) + 1} of ${count}`}
                  fonts={fonts}
                  pictures={pictures}
                />
              ))}
            </div>
          )}
        </div>
      </div>
      <div className={stage.bar} role="toolbar" aria-label="Preview">
        <IconTool label="Pages before" icon={ChevronLeft} disabled={at === 0} onClick={() => setSpread(at - 1)} />
        <span className={stage.number}>{whereWords(numbers, count, fold)}</span>
        <IconTool label="Next pages" icon={ChevronRight} disabled={at >= last} onClick={() => setSpread(at + 1)} />
        <span className={stage.space} />
        {own !== undefined && (
          <ToggleButton value="write" size="small" selected={isWriting} onChange={() => setWriting(!isWriting)}>
            <PencilLine strokeWidth={1.75} aria-hidden />
            Write
          </ToggleButton>
        )}
      </div>
    </>
  );
}

function whereWords(numbers: readonly number[], count: number, isFolded: boolean): string {
  const shown = numbers.filter((number) => number < count).map((number) => number + 1);
  return `${isFolded ? "Side" : shown.length > 1 ? "Pages" : "Page"} ${shown.join("–")} of ${count}`;
}
