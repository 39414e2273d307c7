import Button from "@mui/material/Button";
import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { ArrowDownToLine, FileDown, FileUp, Languages } from "lucide-react";
import { useCallback, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { languageName, sourceLanguage } from "../../../project/languages/tags";
import { placeOf } from "../../../project/languages/translation-table";
import type { TranslationRow as Row } from "../../../project/languages/translations";
import { manifestPath } from "../../../project/paths";
import { manifestOf } from "../../state/manifest";
import { useProject } from "../../state/open-project";
import { LookedIn, showIn, shownLanguageOf, useTargetLanguages } from "../../state/shown-language";
import { CommandButton } from "../../ui/command-button";
import { EmptyNote, EmptyState } from "../../ui/empty-state";
import { ChoiceInput } from "../../ui/fields/choice-field";
import { Toggles } from "../../ui/fields/toggles";
import { SidePanel } from "../../ui/side-panel";
import { TranslationFace } from "./translation-face";
import { type Step, TranslationRow } from "./translation-row";
import styles from "./translations.module.css";
import { useTranslationRows, type Wanted } from "./use-translation-rows";

/** `ids`: the cards that answer a search, if there is one. */
export function TranslationsView({ ids }: { ids: readonly string[] | null }) {
  const targets = useTargetLanguages();
  const shown = useProject(shownLanguageOf);
  const tag = shown ?? targets[0];
  if (tag === undefined) return <OneLanguage />;
  return (
    <LookedIn value={tag}>
      <InLanguage tag={tag} targets={targets} ids={ids} />
    </LookedIn>
  );
}

function OneLanguage() {
  const source = useProject((project) => sourceLanguage(manifestOf(project) ?? {}));
  return (
    <EmptyState
      title={`This set is in ${languageName(source)} alone`}
      actions={
        <CommandButton variant="contained" command="set.languages" icon={Languages}>
          Add a language
        </CommandButton>
      }
    >
      In every language you add, names and texts stand here beside their translation, and cards are shown and printed in
      it.
    </EmptyState>
  );
}

function InLanguage({ tag, targets, ids }: { tag: string; targets: readonly string[]; ids: readonly string[] | null }) {
  const scroller = useRef<HTMLDivElement>(null);
  const source = useProject((project) => sourceLanguage(manifestOf(project) ?? {}));
  const [wanted, setWanted] = useState<Wanted>("all");
  const { rows, progress } = useTranslationRows(tag, wanted, ids);
  const [underHand, setUnderHand] = useState<string>();
  /** The line that the keyboard goes to: it is there before it is in sight. */
  const [called, setCalled] = useState<number>();
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 52,
    overscan: 8,
    rangeExtractor: (range) => {
      const inSight = defaultRangeExtractor(range);
      if (called === undefined || called >= rows.length || inSight.includes(called)) return inSight;
      return [...inSight, called].sort((a, b) => a - b);
    },
    getItemKey: (index) => `${tag} ${placeOf(rows[index]!)}`,
  });
  const current = rows.find((row) => placeOf(row) === underHand) ?? rows.find(({ path }) => path !== manifestPath);
  const all = progress.missing + progress.outdated + progress.done;

  const go = (index: number) => {
    if (!rows[index]) return;
    // Within the key that led here: what is typed next belongs to that line.
    flushSync(() => setCalled(index));
    const field = scroller.current?.querySelector<HTMLTextAreaElement>(`[data-index="${index}"] textarea`);
    field?.focus({ preventScroll: true });
    field?.select();
    list.scrollToIndex(index, { align: "auto" });
  };
  const step = (place: string | undefined, by: Step) => {
    const at = rows.findIndex((row) => placeOf(row) === place);
    if (by !== "open") return go(at + (by === "next" ? 1 : -1));
    const isOpen = ({ standing }: Row) => standing === "missing" || standing === "outdated";
    const next = rows.findIndex((row, index) => index > at && isOpen(row));
    go(next < 0 ? rows.findIndex(isOpen) : next);
  };
  // The same functions for every row, so that rows stay as they are.
  const latest = useRef(step);
  latest.current = step;
  const onStep = useCallback((place: string, by: Step) => latest.current(place, by), []);
  const onFocus = useCallback((place: string) => setUnderHand(place), []);

  return (
    <div className={styles.view}>
      <div className={styles.main}>
        <div className={styles.bar}>
          <div className={styles.choice}>
            <ChoiceInput
              compact
              label="Language that is translated into"
              value={tag}
              options={targets.map((target) => ({ value: target, label: languageName(target) }))}
              onChange={showIn}
            />
          </div>
          <Toggles<Wanted>
            fit
            label="Which texts"
            value={wanted}
            options={[
              { value: "all", label: "All" },
              { value: "missing", label: `Missing ${progress.missing.toLocaleString("en")}` },
              { value: "outdated", label: `Outdated ${progress.outdated.toLocaleString("en")}` },
            ]}
            onChange={setWanted}
          />
          <span className={styles.progress} role="status">
            {`${(progress.done + progress.outdated).toLocaleString("en")} of ${all.toLocaleString("en")} translated`}
          </span>
          <span className={styles.tools}>
            <Button
              size="small"
              startIcon={<ArrowDownToLine size={16} strokeWidth={1.75} aria-hidden />}
              disabled={progress.missing + progress.outdated === 0}
              onClick={() => step(underHand, "open")}
            >
              Next to do
            </Button>
            <CommandButton size="small" command="set.export-translations" icon={FileDown}>
              Export
            </CommandButton>
            <CommandButton size="small" command="set.import-translations" icon={FileUp}>
              Import
            </CommandButton>
            <CommandButton size="small" command="set.languages" icon={Languages}>
              Languages
            </CommandButton>
          </span>
        </div>
        <div className={styles.list} ref={scroller}>
          {rows.length === 0 && <EmptyNote>{nothingWords[wanted]}</EmptyNote>}
          <div style={{ height: list.getTotalSize(), position: "relative" }}>
            {list.getVirtualItems().map(({ index, key, start }) => {
              const row = rows[index];
              if (!row) return null;
              const place = placeOf(row);
              return (
                <div
                  key={key}
                  ref={list.measureElement}
                  data-index={index}
                  className={styles.place}
                  style={{ transform: `translateY(${start}px)` }}
                >
                  <TranslationRow
                    row={row}
                    tag={tag}
                    source={source}
                    isUnderHand={place === underHand}
                    onFocus={onFocus}
                    onStep={onStep}
                  />
                </div>
              );
            })}
          </div>
        </div>
      </div>
      <SidePanel
        name="translation-face"
        side="right"
        label="The card"
        edge="Width of the card"
        width={248}
        limits={{ min: 180, max: 480 }}
      >
        <div className={styles.beside}>
          <TranslationFace row={current} />
        </div>
      </SidePanel>
    </div>
  );
}

const nothingWords: Record<Wanted, string> = {
  all: "Nothing here is to be translated.",
  missing: "Nothing is missing.",
  outdated: "Nothing is outdated.",
};
