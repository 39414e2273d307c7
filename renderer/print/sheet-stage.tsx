import ToggleButton from "@mui/material/ToggleButton";
import Tooltip from "@mui/material/Tooltip";
import { ChevronLeft, ChevronRight, Maximize, SquareX, ZoomIn, ZoomOut } from "lucide-react";
import { type CSSProperties, useEffect, useRef, useState } from "react";
import type { PrintSettings } from "../../main/api";
import type { FontBook } from "../../press/fonts";
import { usePictures } from "../press/printed-scenes";
import { openCard } from "../state/jump";
import { remember, useRemembered } from "../state/settings";
import { ColourVisionChoice, ColourVisionFilter, useSeenColours } from "../ui/colour-vision";
import { choosable } from "../ui/fields/choice-field";
import { Toggles } from "../ui/fields/toggles";
import { IconTool } from "../ui/icon-tool";
import { useLatest } from "../ui/use-latest";
import { PageDrawing } from "./page-drawing";
import { choose } from "./print-memory";
import { SheetPlaces } from "./sheet-places";
import styles from "./sheet-stage.module.css";
import type { ShownSheet } from "./shown-sheet";

interface Props {
  sheet: ShownSheet;
  /** Which of how many. */
  at: number;
  count: number;
  /** Pages before this sheet, and in all. */
  pagesBefore: number;
  pages: number;
  settings: PrintSettings;
  fonts: FontBook;
  /** Has the first sheet places that can be marked as used up? */
  canMark: boolean;
  onGo(sheet: number): void;
}

const shownSides = choosable<Shown>({ front: "Front", back: "Back", both: "Both" });
const zooms = [1, 1.5, 2, 3, 4, 6] as const;
type Shown = "front" | "back" | "both";

/** The sheet as it will come out of the printer: front, back or both, at any size. */
export function SheetStage({ sheet, at, count, pagesBefore, pages, settings, fonts, canMark, onGo }: Props) {
  const pictures = usePictures();
  const seen = useSeenColours();
  const [zoom, setZoom] = useState(1);
  const [marking, setMarking] = useState(false);
  const [wanted] = useRemembered<string>("print.shown", "both");
  const { paper, hasBackPage } = sheet;
  const shown: Shown = hasBackPage ? (wanted as Shown) : "front";
  const scroller = useRef<HTMLDivElement>(null);
  useWheelZoom(scroller, (direction) => setZoom((now) => nextZoom(now, direction)));

  const sides = (shown === "both" ? ["front", "back"] : [shown]) as ("front" | "back")[];
  const used = new Set(settings.skip ?? []);
  const toggleUsed = (place: number) => {
    if (used.has(place)) used.delete(place);
    else used.add(place);
    choose({ skip: used.size > 0 ? [...used].sort((a, b) => a - b) : undefined });
  };
  const ratio = (paper.width * sides.length) / paper.height;
  return (
    <>
      <div ref={scroller} className={styles.stage} style={{ "--ratio": ratio, "--zoom": zoom } as CSSProperties}>
        <ColourVisionFilter />
        <div className={styles.sheets} style={seen}>
          {sides.map((side) => {
            const page = sheet.page(side);
            if (!page) return null;
            return (
              <figure key={side} className={styles.side}>
                <div className={styles.sheet}>
                  <PageDrawing
                    page={page}
                    name={`page-${side}`}
                    label={`Page ${pagesBefore + (side === "front" ? 1 : 2)} of ${pages}`}
                    fonts={fonts}
                    pictures={pictures}
                  />
                  <SheetPlaces
                    sheet={sheet}
                    side={side}
                    used={at === 0 ? used : noPlaces}
                    marking={marking && at === 0 && side === "front"}
                    onPlace={toggleUsed}
                    onCard={(id) => openCard(id)}
                  />
                </div>
                {hasBackPage && <figcaption>{side === "front" ? "Front" : "Back"}</figcaption>}
              </figure>
            );
          })}
        </div>
      </div>
      <div className={styles.bar} role="toolbar" aria-label="Preview">
        <IconTool label="Page before" icon={ChevronLeft} disabled={at === 0} onClick={() => onGo(at - 1)} />
        <span className={styles.number}>
          Sheet {at + 1} of {count}
        </span>
        <IconTool label="Next page" icon={ChevronRight} disabled={at >= count - 1} onClick={() => onGo(at + 1)} />
        <Tooltip title="Click places of the first sheet that are used up already" describeChild>
          <ToggleButton
            value="mark"
            size="small"
            selected={marking}
            disabled={!canMark}
            onChange={() => {
              setMarking(!marking);
              if (!marking) onGo(0);
            }}
          >
            <SquareX strokeWidth={1.75} aria-hidden />
            Mark used places
          </ToggleButton>
        </Tooltip>
        <span className={styles.space} />
        <span className={styles.colours}>
          <ColourVisionChoice compact />
        </span>
        {hasBackPage && (
          <Toggles
            fit
            label="Sides shown"
            value={shown}
            options={shownSides}
            onChange={(next) => remember("print.shown", next)}
          />
        )}
        <span className={styles.zooms}>
          <IconTool
            label="Smaller"
            icon={ZoomOut}
            disabled={zoom === zooms[0]}
            onClick={() => setZoom(nextZoom(zoom, -1))}
          />
          <IconTool label="Whole sheet" icon={Maximize} disabled={zoom === 1} onClick={() => setZoom(1)} />
          <IconTool
            label="Larger"
            icon={ZoomIn}
            disabled={zoom === zooms.at(-1)}
            onClick={() => setZoom(nextZoom(zoom, 1))}
          />
        </span>
      </div>
    </>
  );
}

const noPlaces: ReadonlySet<number> = new Set();
const nextZoom = (now: number, direction: 1 | -1): number =>
  (direction > 0 ? zooms.find((zoom) => zoom > now) : zooms.findLast((zoom) => zoom < now)) ?? now;

function useWheelZoom(target: React.RefObject<HTMLDivElement | null>, onZoom: (direction: 1 | -1) => void): void {
  const latest = useLatest(onZoom);
  useEffect(() => {
    const element = target.current;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      latest.current(event.deltaY < 0 ? 1 : -1);
    };
    // React's own listener could not keep the browser from zooming the whole studio.
    element?.addEventListener("wheel", onWheel, { passive: false });
    return () => element?.removeEventListener("wheel", onWheel);
  });
}
