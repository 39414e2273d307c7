import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import { RectangleHorizontal, RectangleVertical, Sparkles } from "lucide-react";
import { useMemo } from "react";
import type { PrintSettings } from "../../main/api";
import { gutterOf } from "../../press/print-plan";
import type { Size } from "../../press/sizes";
import { sheetIdOf } from "../../project/paths";
import { nameIn } from "../../project/quick-name";
import { useProject } from "../state/open-project";
import {
  asLaidOut,
  cardSizeChoice,
  cardSizeNames,
  ownCardSize,
  ownPaper,
  paperChoice,
  paperNames,
  sizeText,
} from "./choices";
import { CheckField, type Choice, ChoiceField, choicesOf, Group, NumberField } from "./fields";
import { choose } from "./print-memory";
import styles from "./print-panel.module.css";

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
  const papers: Choice[] = [
    ...choicesOf(paperNames),
    { value: "own", name: "Another size…" },
    ...(isSheets ? [{ value: "card", name: isPieces ? "One piece a page" : "One card a page" }] : []),
    ...(isSheets && !isPieces ? sheets : []),
  ];
  const known = papers.some(({ value }) => value === chosen);
  return (
    <Group name="Paper" summary={papers.find(({ value }) => value === chosen)?.name ?? ""}>
      <ChoiceField
        label="Paper"
        id="print-paper"
        value={known ? chosen : isSheets ? chosen : settings.paper}
        choices={known || !isSheets ? papers : [...papers, { value: chosen, name: chosen.slice(6), aside: "gone" }]}
        onChange={(value) => choose(paperSettings(value, settings))}
      />
      {chosen === "own" && (
        <SizeFields
          id="print-paper"
          size={ownPaper(settings)}
          min={30}
          max={2000}
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
              <NumberField
                label="Side margin"
                id="print-margin"
                value={margin}
                max={50}
                help="Nothing is printed closer to the left and right edge of the paper."
                onChange={(value) => choose({ margin: value, marginTop: marginTop === value ? undefined : marginTop })}
              />
              <NumberField
                label="Top margin"
                id="print-margin-top"
                value={marginTop}
                max={50}
                help="Nothing is printed closer to the upper and lower edge of the paper."
                onChange={(value) => choose({ marginTop: value === margin ? undefined : value })}
              />
            </div>
          )}
          <div className={styles.pair}>
            {!isOneCard && (
              <NumberField
                label="Gutter"
                id="print-gutter"
                value={gutterOf(settings)}
                max={20}
                help={`Space between two ${isPieces ? "pieces" : "cards"}: twice the bleed, unless you choose another.`}
                onChange={(gutter) => choose({ gutter: gutter === 2 * settings.bleed ? undefined : gutter })}
              />
            )}
            <NumberField
              label="Bleed"
              id="print-bleed"
              value={settings.bleed}
              max={10}
              help="How far the picture reaches beyond the cut."
              onChange={(bleed) => choose({ bleed })}
            />
          </div>
        </>
      )}
    </Group>
  );
}

function CardSizeField({ settings, designed }: { settings: PrintSettings; designed: Size }) {
  return (
    <>
      <ChoiceField
        label="Card size"
        id="print-card-size"
        value={cardSizeChoice(settings)}
        choices={[
          { value: "", name: asLaidOut(designed) },
          ...choicesOf(cardSizeNames),
          { value: "own", name: "Another size…" },
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
          min={10}
          max={400}
          onChange={(size) => choose({ cardSize: sizeText(size) })}
        />
      )}
    </>
  );
}

function Orientation({ settings, what }: { settings: PrintSettings; what: string }) {
  return (
    <>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        value={settings.orientation}
        aria-label="Orientation of the paper"
        onChange={(_, orientation: PrintSettings["orientation"] | null) => orientation && choose({ orientation })}
      >
        <ToggleButton value="portrait">
          <RectangleVertical strokeWidth={1.75} aria-hidden />
          Upright
        </ToggleButton>
        <ToggleButton value="landscape">
          <RectangleHorizontal strokeWidth={1.75} aria-hidden />
          Wide
        </ToggleButton>
        <ToggleButton value="best">
          <Sparkles strokeWidth={1.75} aria-hidden />
          Best
        </ToggleButton>
      </ToggleButtonGroup>
      <CheckField
        label={`Turn some ${what} if more fit`}
        value={settings.mixed ?? false}
        help={`Some columns or rows lie on their side where that makes room for more ${what}.`}
        disabled={settings.backs === "fold"}
        onChange={(mixed) => choose({ mixed: mixed || undefined })}
      />
    </>
  );
}

interface SizeProps {
  id: string;
  size: Size;
  min: number;
  max: number;
  onChange(size: Size): void;
}

function SizeFields({ id, size, min, max, onChange }: SizeProps) {
  return (
    <div className={styles.pair}>
      {(["width", "height"] as const).map((side) => (
        <NumberField
          key={side}
          label={side === "width" ? "Width" : "Height"}
          id={`${id}-${side}`}
          value={size[side]}
          min={min}
          max={max}
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
function useSheets(): Choice[] {
  const files = useProject((state) => state.files);
  return useMemo(
    () =>
      [...files].flatMap(([path, text]) => {
        const id = sheetIdOf(path);
        return id === undefined ? [] : [{ value: `sheet:${id}`, name: nameIn(text) ?? id, aside: "sheet" }];
      }),
    [files],
  );
}
