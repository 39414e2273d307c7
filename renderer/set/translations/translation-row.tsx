import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { Check, CopyCheck, Equal, type LucideIcon, Undo2 } from "lucide-react";
import { type KeyboardEvent, memo, useState } from "react";
import { languageName } from "../../../project/languages/tags";
import { ownerOf, placeOf } from "../../../project/languages/translation-table";
import type { TranslationRow as Row, Standing } from "../../../project/languages/translations";
import { currentProject, useReadOnly } from "../../state/open-project";
import { TextArea } from "../../ui/fields/text-field";
import { SeverityIcon } from "../../ui/severity-icon";
import styles from "./translations.module.css";
import { writeTranslation } from "./write-translation";

interface Props {
  row: Row;
  tag: string;
  source: string;
  isUnderHand: boolean;
  onFocus(place: string): void;
  onStep(place: string, step: Step): void;
}

export type Step = "next" | "previous" | "open";

const standingWords: Record<Standing, string> = {
  missing: "Missing",
  outdated: "Outdated",
  done: "Translated",
  written: "Written by Cardwright",
};

/** A text as it is written, and what it is in the other language, to be said. */
export const TranslationRow = memo(function TranslationRow(props: Props) {
  const { row, tag, source, isUnderHand, onFocus, onStep } = props;
  const { unit, standing, said, printed } = row;
  const isReadOnly = useReadOnly();
  const [typed, setTyped] = useState<string>();
  const place = placeOf(row);
  const owner = ownerOf(currentProject().files, row.path);
  const shown = standing === "done" || standing === "outdated" ? printed : "";
  const write = (text: string) => {
    setTyped(text);
    writeTranslation(row, tag, text, true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { currentTarget: area } = event as KeyboardEvent<HTMLTextAreaElement>;
    const step = stepOf(event, area, unit.isLong);
    if (!step) return;
    event.preventDefault();
    onStep(place, step);
  };
  return (
    <fieldset
      className={styles.row}
      data-standing={standing}
      data-under-hand={isUnderHand || undefined}
      aria-label={`${owner}, ${unit.title}`}
    >
      <div className={styles.what}>
        <strong title={owner}>{owner}</strong>
        <span>{unit.title}</span>
      </div>
      <div className={styles.source} lang={source}>
        {unit.source}
        {standing === "outdated" && said && (
          <p className={styles.was}>
            Translated from: <del>{said.source}</del>
          </p>
        )}
      </div>
      <div className={styles.target} lang={tag}>
        <TextArea
          compact
          rows={1}
          label={`${languageName(tag)} of ${owner}, ${unit.title}`}
          placeholder={standing === "written" ? printed : `Printed in ${languageName(source)}`}
          disabled={isReadOnly}
          value={typed ?? shown}
          onChange={(text) => write(unit.isLong ? text : text.replaceAll("\n", " "))}
          onFocus={() => onFocus(place)}
          onBlur={() => setTyped(undefined)}
          onKeyDown={onKeyDown}
          invalid={(typed ?? shown).length > unit.most}
        />
      </div>
      <div className={styles.standing}>
        <span title={unit.isGenerated ? "Cardwright writes it of what the card does" : undefined}>
          {standing === "done" && <Check size={14} aria-hidden />}
          {standing === "outdated" && <SeverityIcon severity="warning" size={14} />}
          {standingWords[standing]}
        </span>
        {!isReadOnly && (
          <span className={styles.acts}>
            {standing === "missing" && (
              <Act label="It reads the same" icon={Equal} onClick={() => writeTranslation(row, tag, unit.source)} />
            )}
            {standing === "outdated" && (
              <Act label="Still right" icon={CopyCheck} onClick={() => writeTranslation(row, tag, printed)} />
            )}
            {(standing === "outdated" || (unit.isGenerated && standing === "done")) && (
              <Act
                label={unit.isGenerated ? "Cardwright's words again" : "Take the translation out"}
                icon={Undo2}
                onClick={() => writeTranslation(row, tag, "")}
              />
            )}
          </span>
        )}
      </div>
    </fieldset>
  );
});

function Act({ label, icon: Icon, onClick }: { label: string; icon: LucideIcon; onClick(): void }) {
  return (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={label} onClick={onClick}>
        <Icon size={16} strokeWidth={1.75} aria-hidden />
      </IconButton>
    </Tooltip>
  );
}

/** Enter goes on, with Ctrl to the next that is open; with Shift it is a line. Arrows leave where there is no line to go to. */
function stepOf(event: KeyboardEvent, area: HTMLTextAreaElement, isLong: boolean): Step | undefined {
  if (event.nativeEvent.isComposing) return undefined;
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) return "open";
  if (event.key === "Enter") return event.shiftKey && isLong ? undefined : event.shiftKey ? "previous" : "next";
  const { selectionStart: at, selectionEnd: end, value } = area;
  if (at !== end && at + end !== value.length) return undefined;
  if (event.key === "ArrowDown" && !value.slice(end).includes("\n")) return "next";
  if (event.key === "ArrowUp" && !value.slice(0, at).includes("\n")) return "previous";
  return undefined;
}
