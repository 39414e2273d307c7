import type { ReactNode } from "react";
import type { PrintOutput } from "../../main/api";
import type { Size } from "../../press/sizes";
import { ChoiceField, choosable } from "../ui/fields/choice-field";
import { Toggles } from "../ui/fields/toggles";
import { RoomHeader } from "../ui/room";
import { SidePanel } from "../ui/side-panel";
import { BacksGroup } from "./backs-group";
import { KeepAsBuild } from "./builds/keep-as-build";
import { CardsGroup } from "./cards-group";
import { firstOutput, isOnSheets, isWithoutPaper, outputNames } from "./choices";
import { MarksGroup } from "./marks-group";
import { MoreGroup } from "./more-group";
import { OutputFields } from "./output-fields";
import { PaperGroup } from "./paper-group";
import { PiecesGroup } from "./pieces-group";
import { choose, chooseOutput, usePrintMemory, wishedSettings } from "./print-memory";
import styles from "./print-panel.module.css";
import type { Printers } from "./printers";
import { CheckSetting } from "./setting-fields";
import { StartMenu } from "./start-menu";
import type { PlannedPieces } from "./use-piece-plan";

interface Props {
  /** Of the cards' layout. */
  designed: Size;
  /** Of cards. */
  copies: number;
  pieces: PlannedPieces | undefined;
  places: number;
  printers: Printers;
  /** How many cards look different from the last print; undefined until it is known. */
  changed: number | undefined;
  children: ReactNode;
}

export function PrintPanel({ designed, copies, pieces, places, printers, changed, children }: Props) {
  const { settings: remembered, output } = usePrintMemory((memory) => memory);
  const settings = wishedSettings(remembered);
  const isSheets = isOnSheets(output);
  const isPieces = settings.pieces !== undefined;
  return (
    <SidePanel
      name="print.settings"
      side="left"
      label="Print settings"
      edge="Edge of the settings"
      width={304}
      limits={{ min: 280, max: 480 }}
      className={styles.panel}
    >
      <div className={styles.scroller}>
        <RoomHeader title="Print" tools={isSheets && <StartMenu />} />
        <div className={styles.fields}>
          <WhatToggle isPieces={isPieces} output={output} />
          <ChoiceField
            label="Make"
            id="print-output"
            value={output.kind}
            options={choosable(outputNames).filter(({ value }) => !isPieces || isOnSheets(firstOutput[value]))}
            onChange={(kind) => chooseOutput(firstOutput[kind])}
          />
          <OutputFields output={output} copies={copies} onChange={chooseOutput} />
          {output.kind !== "build" && <KeepAsBuild settings={settings} output={output} />}
          {output.kind === "cut" && settings.registration === undefined && (
            <p className={styles.note}>
              The sheets have no marks for a cutting machine yet: choose them below, and print with them.
            </p>
          )}
          {output.kind === "pictures" && <CheckSetting name="lowInk" settings={settings} />}
        </div>
        {isPieces ? (
          <PiecesGroup settings={settings} planned={pieces} />
        ) : output.kind === "build" || output.kind === "booklet" ? null : (
          <CardsGroup settings={settings} isSheets={isSheets} changed={changed} />
        )}
        {!isWithoutPaper(output) && (
          <PaperGroup settings={settings} designed={designed} isSheets={isSheets} isPieces={isPieces} />
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
    </SidePanel>
  );
}

/** Used-up places are those of another sheet then. */
function WhatToggle({ isPieces, output }: { isPieces: boolean; output: PrintOutput }) {
  const take = (what: "cards" | "pieces") => {
    choose({ pieces: what === "pieces" ? "all" : undefined, skip: undefined });
    if (what === "pieces" && !isOnSheets(output)) chooseOutput(firstOutput.sheets);
  };
  return (
    <Toggles
      label="What to print"
      value={isPieces ? "pieces" : "cards"}
      options={[
        { value: "cards", label: "Cards" },
        { value: "pieces", label: "Pieces" },
      ]}
      onChange={take}
    />
  );
}
