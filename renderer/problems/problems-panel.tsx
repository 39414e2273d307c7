import IconButton from "@mui/material/IconButton";
import { useVirtualizer } from "@tanstack/react-virtual";
import { CircleCheck, X } from "lucide-react";
import { useMemo, useRef } from "react";
import { groupBy } from "../../engine/core/group-by";
import type { Problem } from "../../schemas/problem";
import { useChecked } from "../state/checking";
import { count } from "../state/count";
import { describeFile } from "../state/jump";
import { useProject } from "../state/open-project";
import { remember, useRemembered } from "../state/settings";
import { setUi, useUi } from "../state/ui-store";
import { ink } from "../theme/tokens";
import { ResizeEdge } from "../ui/resize-edge";
import { isMendable, kindOf, ProblemRow } from "./problem-row";
import styles from "./problems-panel.module.css";

type Row = { kind: "file"; file: string; problems: readonly Problem[] } | { kind: "problem"; problem: Problem };

/** All problems by file, worst first; a click leads to where each can be mended, or mends it. */
export function ProblemsPanel() {
  const open = useUi(({ problemsOpen }) => problemsOpen);
  return open ? <Panel /> : null;
}

const none: readonly Problem[] = [];
const severityRank = { error: 0, warning: 1, note: 2 } as const;

function Panel() {
  const { byFile, problems, complete } = useChecked((state) => state);
  const files = useProject((state) => state.files);
  const [height] = useRemembered("problems.height", 220);
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => {
    const groups = [...byFile].map(([file, list]) => ({
      file,
      list: [...list].sort((a, b) => severityRank[a.severity] - severityRank[b.severity]),
    }));
    groups.sort((a, b) => severityRank[a.list[0]!.severity] - severityRank[b.list[0]!.severity]);
    return groups.flatMap(({ file, list }): Row[] => [
      { kind: "file", file, problems: list },
      ...list.map((problem): Row => ({ kind: "problem", problem })),
    ]);
  }, [byFile]);
  const alike = useMemo(() => groupBy(problems.filter(isMendable), kindOf), [problems]);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (rows[index]?.kind === "file" ? 30 : 36),
    overscan: 8,
  });

  return (
    <section className={styles.panel} style={{ height }} aria-label="Problems">
      <ResizeEdge
        edge="top"
        size={height}
        min={120}
        max={520}
        label="Height of the problems panel"
        onResize={(next) => remember("problems.height", next)}
      />
      <header className={styles.header}>
        <h2>Problems</h2>
        <span className={styles.count}>
          {complete && (problems.length === 0 ? "none" : count(problems.length, "problem"))}
        </span>
        <IconButton size="small" aria-label="Hide problems" onClick={() => setUi({ problemsOpen: false })}>
          <X aria-hidden />
        </IconButton>
      </header>
      {complete && rows.length === 0 && (
        <p className={styles.none}>
          <CircleCheck size={18} color={ink.good} aria-hidden /> Every card and deck is in order.
        </p>
      )}
      <div ref={scroller} className={styles.scroller}>
        <div style={{ height: virtual.getTotalSize(), position: "relative" }}>
          {virtual.getVirtualItems().map(({ index, start, key }) => {
            const row = rows[index];
            if (!row) return null;
            return (
              <div
                key={key}
                ref={virtual.measureElement}
                data-index={index}
                className={styles.row}
                style={{ transform: `translateY(${start}px)` }}
              >
                {row.kind === "file" ? (
                  <p className={styles.file}>
                    <strong>{describeFile(row.file, files.get(row.file))}</strong> <span>{row.file}</span>
                  </p>
                ) : (
                  <ProblemRow problem={row.problem} alike={alike.get(kindOf(row.problem)) ?? none} />
                )}
              </div>
            );
          })}
        </div>
      </div>
    </section>
  );
}
