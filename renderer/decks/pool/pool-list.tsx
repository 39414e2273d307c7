import { useVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, useEffect, useMemo, useState } from "react";
import { saidOf } from "../../../project/deck-refusals";
import { cardPath } from "../../../project/paths";
import type { Files } from "../../../project/project-text";
import { nameIn } from "../../../project/quick-name";
import { currentProject } from "../../state/open-project";
import { useSize } from "../../ui/use-size";
import { useStableCallback } from "../../ui/use-stable-callback";
import { isLetter, typedName } from "../typed-name";
import styles from "./pool.module.css";
import { PoolCard } from "./pool-card";
import type { OtherSet } from "./use-other-sets";
import type { FitOf } from "./use-pool";
import type { PoolHand } from "./use-pool-hand";
import type { PoolMarks } from "./use-pool-marks";

export type PoolLook = "gallery" | "list";

interface Props {
  ids: readonly string[];
  foreignFrom: number;
  /** Whose they are, if not of this set. */
  from: OtherSet | undefined;
  look: PoolLook;
  copies: ReadonlyMap<string, number>;
  /** Undefined where nobody asks what fits. */
  fitOf: FitOf | undefined;
  readOnly: boolean;
  hand: PoolHand;
  marks: PoolMarks;
  usualOf(id: string): number;
}

const [padding, gap, smallest, ratio] = [16, 12, 124, 88 / 63];
const rowHeight = 56;
const headingHeight = 40;

/** Cards of the set, of which only those in sight exist. */
export function PoolList(props: Props) {
  const { ids, foreignFrom, from, look, copies, fitOf, readOnly, hand, marks, usualOf } = props;
  const { ref: listRef, width } = useSize();
  const [here, setHere] = useState("");
  const columns = look === "list" ? 1 : Math.max(1, Math.floor((width - 2 * padding + gap) / (smallest + gap)));
  const size = (width - 2 * padding - (columns - 1) * gap) / columns;
  const lines = useMemo(() => linesOf(ids.length, foreignFrom, columns), [ids, foreignFrom, columns]);
  const height = look === "list" ? rowHeight : Math.round(size * ratio) + gap;
  const rows = useVirtualizer({
    count: width > 0 ? lines.length : 0,
    getScrollElement: () => listRef.current,
    estimateSize: (index) => (lines[index]?.kind === "heading" ? headingHeight : height),
    paddingStart: 8,
    paddingEnd: 16,
    overscan: 2,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows of another height are other rows.
  useEffect(() => rows.measure(), [height, lines, rows]);

  const goTo = (at: number) => {
    const id = ids[at];
    if (id === undefined) return;
    setHere(id);
    rows.scrollToIndex(lines.findIndex((line) => line.kind === "cards" && at >= line.from && at < line.to));
    // Until it is drawn.
    const focus = (tries: number) => {
      const main = listRef.current?.querySelector<HTMLElement>(`[data-pool="${CSS.escape(id)}"] [data-main]`);
      if (main) main.focus({ preventScroll: true });
      else if (tries > 0) requestAnimationFrame(() => focus(tries - 1));
    };
    focus(5);
  };
  const meantBy = useStableCallback((id: string) => marks.meant(id));
  const pick = useStableCallback((id: string, { ctrlKey, metaKey, shiftKey }: Keys) => {
    if (ctrlKey || metaKey) marks.toggle(id);
    else if (shiftKey) hand.fill(marks.meant(id));
    else hand.add([id]);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const id = (event.target as HTMLElement).closest<HTMLElement>("[data-pool]")?.dataset["pool"];
    if (id === undefined || (event.target as HTMLElement).tagName === "INPUT" || event.altKey) return;
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && event.key.toLowerCase() === "a") {
      event.preventDefault();
      return marks.all();
    }
    if (isCommand) return;
    const at = ids.indexOf(id);
    const meant = marks.meant(id);
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[event.key];
    const to = { Home: 0, End: ids.length - 1 }[event.key] ?? (step === undefined ? undefined : at + step);
    if (to !== undefined) {
      event.preventDefault();
      const next = Math.max(0, Math.min(ids.length - 1, to));
      if (event.shiftKey) marks.span(id, ids[next]!);
      return goTo(next);
    }
    if (event.key === "+") hand.add(meant);
    else if (event.key === "-") hand.add(meant, -1);
    else if (event.key === "Delete" || event.key === "Backspace") hand.set(meant, 0);
    else if (/^\d$/.test(event.key)) hand.set(meant, Number(event.key));
    else if (event.key === "Escape" && marks.marked.size > 0) marks.clear();
    else if (isLetter(event.nativeEvent))
      goTo(typedName(event.key, ids.map(calledIn(from?.lender.files ?? currentProject().files)), at));
  };
  const first = ids.includes(here) ? here : ids[0];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of the cards in it.
    <div ref={listRef} className={styles.list} data-look={look} onKeyDown={onKeyDown}>
      <div style={{ height: rows.getTotalSize(), position: "relative" }}>
        {rows.getVirtualItems().map(({ index, start, key }) => {
          const line = lines[index]!;
          if (line.kind === "heading")
            return (
              <h3 key="foreign" className={styles.foreign} style={{ transform: `translateY(${start}px)` }}>
                Never in this deck <small>{ids.length - foreignFrom}</small>
              </h3>
            );
          return (
            <div key={key} className={styles.cards} style={{ transform: `translateY(${start}px)`, gap }}>
              {ids.slice(line.from, line.to).map((id) => {
                const { limit, unfit } = fitOf?.(id) ?? {};
                return (
                  <PoolCard
                    key={id}
                    id={id}
                    from={from}
                    look={look}
                    width={size}
                    count={copies.get(id) ?? 0}
                    limit={limit}
                    unfit={unfit?.kind}
                    reason={unfit && saidOf(unfit)}
                    isFirst={id === first}
                    readOnly={readOnly}
                    isMarked={marks.marked.has(id)}
                    hand={hand}
                    usualOf={usualOf}
                    meantBy={meantBy}
                    onHere={setHere}
                    onPick={pick}
                  />
                );
              })}
            </div>
          );
        })}
      </div>
    </div>
  );
}

type Keys = Pick<MouseEvent, "ctrlKey" | "metaKey" | "shiftKey">;

const calledIn =
  (files: Files) =>
  (id: string): string =>
    nameIn(files.get(cardPath(id)) ?? "") ?? id;

type Line = { kind: "heading" } | { kind: "cards"; from: number; to: number };

function linesOf(count: number, foreignFrom: number, columns: number): Line[] {
  const lines: Line[] = [];
  const put = (from: number, to: number) => {
    for (let at = from; at < to; at += columns) lines.push({ kind: "cards", from: at, to: Math.min(to, at + columns) });
  };
  put(0, foreignFrom);
  if (foreignFrom < count) lines.push({ kind: "heading" });
  put(foreignFrom, count);
  return lines;
}
