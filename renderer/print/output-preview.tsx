import { cardGame } from "../../engine/games/registry";
import type { PrintOutput, PrintSettings } from "../../main/api";
import { printPreset } from "../../press/print-presets";
import { factsOf } from "../../project/project-text";
import { faceSvg } from "../press/draw-face";
import { Drawing } from "../press/drawing";
import { usePictures } from "../press/printed-scenes";
import { RichWords, SymbolContext } from "../press/rich-words";
import { useSymbols } from "../press/use-symbols";
import { count } from "../state/count";
import styles from "./print-room.module.css";
import { type Planned, usePrintedScenes } from "./use-print-plan";

/** What neither sheets nor a list of parts show. */
type ShownOutput = Exclude<PrintOutput, { kind: "sheets" | "cut" | "build" | "booklet" | "box" }>;

interface Props {
  output: ShownOutput;
  planned: Planned;
  settings: PrintSettings;
}

/** What comes of the other outputs, in words and with the first cards. */
export function OutputPreview({ output, planned, settings }: Props) {
  const cards = planned.chosen.cards.length;
  const hasFaces = output.kind !== "credits";
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard.
    <section className={styles.output} aria-label="Preview" tabIndex={0}>
      <p>{about(output, planned)}</p>
      {hasFaces && cards > shown && (
        <p>
          Shown here: the first {shown} of {cards} cards.
        </p>
      )}
      {output.kind === "rules" ? (
        <FirstRules planned={planned} />
      ) : (
        hasFaces && <FirstFaces output={output} planned={planned} settings={settings} />
      )}
    </section>
  );
}

const shown = 12;

function FirstFaces({ output, planned, settings }: Props) {
  const pictures = usePictures();
  const preset = output.kind === "pictures" ? printPreset(output.preset) : undefined;
  const withBleed = output.kind === "pictures" && (output.withBleed || preset !== undefined);
  const card = preset?.card ?? planned.front.size;
  const look = { lowInk: output.kind === "pictures" && (settings.lowInk ?? false), card, bleed: preset?.bleed ?? 0 };
  const sceneOf = usePrintedScenes(planned, look);
  const withBacks = output.kind === "pictures" && output.withBacks;
  return (
    <ul
      className={styles.faces}
      style={output.kind === "contact" ? { gridTemplateColumns: `repeat(${output.columns}, minmax(0, 1fr))` } : {}}
    >
      {planned.chosen.cards.slice(0, shown).flatMap((copy) =>
        (withBacks ? (["front", "back"] as const) : (["front"] as const)).map((side) => {
          const scene = sceneOf(copy, side);
          const prefix = `o-${side}-${copy.id}`;
          const svg = scene && faceSvg(scene, planned.kit, pictures, prefix, withBleed);
          return (
            <Drawing
              as="li"
              key={`${copy.id}${side}`}
              className={styles.face}
              style={{ aspectRatio: `${card.width} / ${card.height}` }}
              markup={svg ?? ""}
            />
          );
        }),
      )}
    </ul>
  );
}

function FirstRules({ planned: { chosen, game, language } }: { planned: Planned }) {
  const { symbols } = cardGame(game);
  const markupOf = useSymbols();
  return (
    <SymbolContext value={markupOf}>
      <dl className={styles.rules}>
        {chosen.cards.slice(0, shown).map(({ id, card }) => {
          const facts = factsOf(card, game, language);
          return (
            <div key={id}>
              <dt>{facts.name || id}</dt>
              {facts.text.split("\n").map((line, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text have no other identity.
                <dd key={at}>
                  <RichWords text={line} symbols={symbols} />
                </dd>
              ))}
            </div>
          );
        })}
      </dl>
    </SymbolContext>
  );
}

function about(output: ShownOutput, { chosen, front }: Planned): string {
  const cards = count(chosen.cards.length, "card");
  switch (output.kind) {
    case "pictures": {
      const preset = printPreset(output.preset);
      const around = output.withBleed ? 2 * front.bleed : 0;
      const pixels = preset?.pixels ?? {
        width: Math.round(((front.size.width + around) / 25.4) * output.dpi),
        height: Math.round(((front.size.height + around) / 25.4) * output.dpi),
      };
      return `A PNG of each of the ${cards}, ${pixels.width} × ${pixels.height} pixels, named after the card's file.`;
    }
    case "contact":
      return `A PDF with all ${cards} small and with their names, ${output.columns} to a row: to look them over, not to cut.`;
    case "rules":
      return `A PDF that lists the ${cards} by name with their costs and rules texts, to look things up in.`;
    case "credits":
      return "A PDF that names the artists, symbols and typefaces of these cards, each with its licence. Only what is really printed is listed; the artist of a picture is noted beside it, on the card.";
    case "deck-picture":
      return `One picture with the faces of ${cards}, how many there are of each, and the list; of a deck also its code, to be scanned.`;
    case "set-picture":
      return "A few cards from all over the set as one PNG, 1600 pixels wide.";
    case "ttp":
      return `A package for Tabletop Playground with ${cards}. Unpack the zip into a folder of its own in the program’s folder “Packages”.`;
    case "tts":
      return `A saved object for Tabletop Simulator with ${cards}, and the sheets that it shows. Put all files into its folder “Saved Objects”.`;
  }
}

/** Beside the button. */
export function outputSum(output: PrintOutput, { chosen }: Planned): string {
  const cards = chosen.cards.length;
  if (output.kind === "booklet") return "The text, with what it shows of the set";
  if (output.kind === "build") return "Into one folder, and what is there already stays";
  if (output.kind === "pictures") return count(cards * (output.withBacks ? 2 : 1), "picture");
  return count(cards, "card");
}
