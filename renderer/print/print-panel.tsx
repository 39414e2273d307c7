import type { ReactNode } from "react";
import type { PrintOutput } from "../../main/api";
import type { Size } from "../../press/sizes";
import { BacksGroup } from "./backs-group";
import { CardsGroup } from "./cards-group";
import { firstOutput, outputNames } from "./choices";
import { ChoiceField, choicesOf } from "./fields";
import { MarksGroup } from "./marks-group";
import { LowInkField, MoreGroup } from "./more-group";
import { OutputFields } from "./output-fields";
import { PaperGroup } from "./paper-group";
import { chooseOutput, usePrintMemory } from "./print-memory";
import styles from "./print-panel.module.css";
import type { Printers } from "./printers";
import { StartMenu } from "./start-menu";

interface Props {
  /** Of the cards' layout. */
  designed: Size;
  places: number;
  printers: Printers;
  /** How many cards look different from the last print; undefined until it is known. */
  changed: number | undefined;
  children: ReactNode;
}

export function PrintPanel({ designed, places, printers, changed, children }: Props) {
  const { settings, output } = usePrintMemory((memory) => memory);
  const isSheets = output.kind === "sheets";
  return (
    <section className={styles.panel} aria-label="Print settings">
      <div className={styles.scroller}>
        <header className={styles.head}>
          <h1>Print</h1>
          {isSheets && <StartMenu />}
        </header>
        <div className={styles.fields}>
          <ChoiceField
            label="Make"
            id="print-output"
            value={output.kind}
            choices={choicesOf(outputNames)}
            onChange={(kind) => chooseOutput(firstOutput[kind as PrintOutput["kind"]])}
          />
          <OutputFields output={output} onChange={chooseOutput} />
          {output.kind === "pictures" && <LowInkField settings={settings} />}
        </div>
        <CardsGroup settings={settings} isSheets={isSheets} changed={changed} />
        {output.kind !== "pictures" && output.kind !== "tts" && (
          <PaperGroup settings={settings} designed={designed} isSheets={isSheets} />
        )}
        {isSheets && (
          <>
            <MarksGroup settings={settings} places={places} />
            <BacksGroup settings={settings} printers={printers} />
            <MoreGroup settings={settings} />
          </>
        )}
      </div>
      {children}
    </section>
  );
}
