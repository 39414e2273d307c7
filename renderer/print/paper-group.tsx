import { RectangleHorizontal, RectangleVertical, Sparkles } from "lucide-react";
import { useMemo } from "react";
import type { PrintSettings } from "../../main/api";
import { gutterOf } from "../../press/sheet-plan";
import { cardSides, paperSides, type Size } from "../../press/sizes";
import { sheetIdOf } from "../../project/paths";
import { nameIn } from "../../project/quick-name";
import { useProject } from "../state/open-project";
import { ChoiceField, type Choosable, choosable } from "../ui/fields/choice-field";
import { NumberField } from "../ui/fields/number-field";
import { Toggles } from "../ui/fields/toggles";
import { Section } from "../ui/section";
import { asLaidOut, cardSizeChoice, cardSizeNames, ownCardSize, ownPaper, paperChoice, sizeText } from "./choices";
import { choose } from "./print-memory";
import styles from "./print-panel.module.css";
import { CheckSetting, labelsOf, NumberSetting, settingField } from "./setting-fields";

interface Props {
  settings: PrintSettings;
  designed: Size;
  isSheets: boolean;
  /** Pieces have their own sizes and no sheets with places. */
  isPieces: boolean;
}

/** Paper, and how the cards lie on it. */
export function PaperGroup({ settings, designed, isSheets, isPieces }: Props) {
  const sheets = useSheets();
  const chosen = paperChoice(settings);
  const { margin, marginTop = margin } = settings;
  const isOneCard = chosen === "card";
  const isSheet = chosen.startsWith("sheet:");
  const papers: Choosable[] = [
    ...choosable(labelsOf("paper")),
    { value: "own", label: "Another size…" },
    ...(isSheets ? [{ value: "card", label: isPieces ? "One piece a page" : "One card a page" }] : []),
    ...(isSheets && !isPieces ? sheets : []),
  ];
  const known = papers.some(({ value }) => value === chosen);
  return (
    <Section name="print.Paper" title="Paper" summary={papers.find(({ value }) => value === chosen)?.label ?? ""}>
      <ChoiceField
        {...settingField("paper")}
        value={known ? chosen : isSheets ? chosen : settings.paper}
        options={known || !isSheets ? papers : [...papers, { value: chosen, label: chosen.slice(6), aside: "gone" }]}
        onChange={(value) => choose(paperSettings(value, settings))}
      />
      {chosen === "own" && (
        <SizeFields
          id="print-paper"
          size={ownPaper(settings)}
          sides={paperSides}
          onChange={(size) => choose({ paperSize: sizeText(size) })}
        />
      )}
      {isSheets && isSheet && <p className={styles.note}>Paper, card size and places are those of this sheet.</p>}
      {isSheets && !isSheet && (
        <>
          {!isOneCard && <Orientation settings={settings} what={isPieces ? "pieces" : "cards"} />}
          {!isPieces && <CardSizeField settings={settings} designed={designed} />}
          {!isOneCard && (
            <div className={styles.pair}>
              <NumberSetting
                name="margin"
                value={margin}
                onChange={(value) => choose({ margin: value, marginTop: marginTop === value ? undefined : marginTop })}
              />
              <NumberSetting
                name="marginTop"
                value={marginTop}
                onChange={(value) => choose({ marginTop: value === margin ? undefined : value })}
              />
            </div>
          )}
          <div className={styles.pair}>
            {!isOneCard && (
              <NumberSetting
                name="gutter"
                value={gutterOf(settings)}
                onChange={(gutter) => choose({ gutter: gutter === 2 * settings.bleed ? undefined : gutter })}
              />
            )}
            <NumberSetting name="bleed" value={settings.bleed} onChange={(bleed) => choose({ bleed })} />
          </div>
        </>
      )}
    </Section>
  );
}

function CardSizeField({ settings, designed }: { settings: PrintSettings; designed: Size }) {
  return (
    <>
      <ChoiceField
        {...settingField("cardSize")}
        value={cardSizeChoice(settings)}
        options={[
          { value: "", label: asLaidOut(designed) },
          ...choosable(cardSizeNames),
          { value: "own", label: "Another size…" },
        ]}
        onChange={(value) =>
          choose({
            cardSize: value === "" ? undefined : value === "own" ? sizeText(ownCardSize(settings, designed)) : value,
          })
        }
      />
      {cardSizeChoice(settings) === "own" && (
        <SizeFields
          id="print-card"
          size={ownCardSize(settings, designed)}
          sides={cardSides}
          onChange={(size) => choose({ cardSize: sizeText(size) })}
        />
      )}
    </>
  );
}

const ways = { portrait: RectangleVertical, landscape: RectangleHorizontal, best: Sparkles } as const;

function Orientation({ settings, what }: { settings: PrintSettings; what: string }) {
  return (
    <>
      <Toggles
        label={settingField("orientation").label}
        value={settings.orientation}
        options={choosable(labelsOf("orientation")).map((way) => ({ ...way, icon: ways[way.value] }))}
        onChange={(orientation) => choose({ orientation })}
      />
      <CheckSetting
        name="mixed"
        label={`Turn some ${what} if more fit`}
        settings={settings}
        disabled={settings.backs === "fold"}
      />
    </>
  );
}

interface SizeProps {
  id: string;
  size: Size;
  sides: { least: number; most: number };
  onChange(size: Size): void;
}

function SizeFields({ id, size, sides, onChange }: SizeProps) {
  return (
    <div className={styles.pair}>
      {(["width", "height"] as const).map((side) => (
        <NumberField
          key={side}
          label={side === "width" ? "Width" : "Height"}
          id={`${id}-${side}`}
          value={size[side]}
          unit="mm"
          range={sides}
          onChange={(value) => onChange({ ...size, [side]: value })}
        />
      ))}
    </div>
  );
}

function paperSettings(value: string, settings: PrintSettings): Parameters<typeof choose>[0] {
  if (value.startsWith("sheet:")) return { sheet: value.slice("sheet:".length) };
  if (value === "card") return { sheet: undefined, paperSize: "card" };
  if (value === "own") return { sheet: undefined, paperSize: sizeText(ownPaper(settings)) };
  return { sheet: undefined, paperSize: undefined, paper: value as PrintSettings["paper"] };
}

/** Those in the project's folder “sheets”. */
function useSheets(): Choosable[] {
  const files = useProject((state) => state.files);
  return useMemo(
    () =>
      [...files].flatMap(([path, text]) => {
        const id = sheetIdOf(path);
        return id === undefined ? [] : [{ value: `sheet:${id}`, label: nameIn(text) ?? id, aside: "sheet" }];
      }),
    [files],
  );
}
