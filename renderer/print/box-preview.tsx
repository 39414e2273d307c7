import { plural } from "../../engine/core/rich-text";
import { cardGame } from "../../engine/games/registry";
import type { PrintOutput, PrintSettings } from "../../main/api";
import { boxPage } from "../../press/box-pages";
import { pageWords } from "../../press/page-words";
import type { Scene } from "../../press/scene";
import { readPaper } from "../../press/sizes";
import { creditLine } from "../../press/small-print";
import { type BoxRoom, roomSaid, tuckBox } from "../../press/tuck-box";
import { creditIn } from "../../project/languages/printed-words";
import { markupOf } from "../press/draw-face";
import { useDrawing } from "../press/drawn-markup";
import { usePictures } from "../press/printed-scenes";
import styles from "./box-preview.module.css";
import { PageDrawing } from "./page-drawing";
import room from "./print-room.module.css";
import { type Planned, usePrintedScenes } from "./use-print-plan";

interface Props {
  output: Extract<PrintOutput, { kind: "box" }>;
  planned: Planned;
  settings: PrintSettings;
}

/** The box as it will stand there, with what it measures, and the sheet that it is cut from. */
export function BoxPreview({ output, planned, settings }: Props) {
  const pictures = usePictures();
  const { kit, front, chosen, copies, game, language, title } = planned;
  const { count: cards = copies.length, dividers = 0 } = output;
  const [copy] = chosen.cards;
  const back = usePrintedScenes(planned, { lowInk: false, card: front.size, bleed: 0 });
  const scene = copy && back(copy, "back");
  const net = tuckBox({ ...output, card: front.size, cards });
  const { paper, paperSize = paper } = settings;
  const { colour } = cardGame(game);
  const page = boxPage({
    net,
    paper: readPaper(paperSize) ?? readPaper(paper) ?? { width: 210, height: 297 },
    title,
    about: pageWords(language).cards(cards),
    credit: creditLine(creditIn(game, language), language),
    colour,
    back: scene,
    fonts: kit.fonts,
    language,
  });
  const content = [plural(cards, "card"), dividers > 0 && plural(dividers, "divider")].filter(Boolean).join(" and ");
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard.
    <section className={room.output} aria-label="Preview" tabIndex={0}>
      <p>
        A tuck box for {content}: <strong>{roomSaid(net.room)}</strong> inside. A PDF to print, cut and fold, and its
        outlines as SVG and DXF, cut lines red, folds blue.
      </p>
      <div className={styles.both}>
        <StandingBox
          room={net.room}
          colour={colour}
          back={scene}
          markup={scene ? markupOf(scene, { fonts: kit.fonts, prefix: "box-front", pictures }) : ""}
        />
        <div className={styles.sheet}>
          {page.ok ? (
            <PageDrawing page={page.value} name="box" label="The sheet" fonts={kit.fonts} pictures={pictures} />
          ) : (
            <p className={styles.refusal}>
              {page.problem.message} {page.problem.hint}
            </p>
          )}
        </div>
      </div>
    </section>
  );
}

interface StandingProps {
  room: BoxRoom;
  colour: string;
  back: Scene | undefined;
  /** Of what is on its front. */
  markup: string;
}

/** How far its side runs to the right and upwards for each millimetre of depth. */
const [across, up] = [0.62, 0.36];
/** mm around it, where its measures stand. */
const around = 16;

/** All boxes at one scale, so that a larger one is larger. */
function StandingBox({ room: { width, height, depth }, colour, back, markup }: StandingProps) {
  const front = useDrawing(markup);
  const [dx, dy] = [depth * across, depth * up];
  const [left, top] = [around, 4 + dy];
  const [right, bottom] = [left + width, top + height];
  const size = { width: right + dx + around + 6, height: bottom + around };
  const side = `M${right} ${top}l${dx} ${-dy}v${height}l${-dx} ${dy}z`;
  const lid = `M${left} ${top}l${dx} ${-dy}h${width}l${-dx} ${dy}z`;
  const said = (mm: number): string => String(Math.round(mm * 10) / 10);
  const scale = back ? Math.max(width / back.width, height / back.height) : 1;
  return (
    <svg
      className={styles.box}
      viewBox={`0 0 ${size.width} ${size.height}`}
      style={{ width: `${size.width * 2.4}px` }}
      role="img"
      aria-label={`${said(width)} mm wide, ${said(height)} mm high, ${said(depth)} mm deep`}
    >
      <clipPath id="box-front-room">
        <rect x={left} y={top} width={width} height={height} />
      </clipPath>
      <g stroke={colour} strokeLinejoin="round" strokeWidth="0.6">
        <rect x={left} y={top} width={width} height={height} fill={colour} />
        <path d={side} fill={colour} />
        <path d={lid} fill={colour} />
      </g>
      <path d={side} fill="#000000" fillOpacity="0.28" />
      <path d={lid} fill="#ffffff" fillOpacity="0.22" />
      {back && (
        <g clipPath="url(#box-front-room)">
          <g
            transform={`translate(${left + (width - back.width * scale) / 2} ${top + (height - back.height * scale) / 2}) scale(${scale})`}
            {...front}
          />
        </g>
      )}
      <g className={styles.lines}>
        <path d={`M${left} ${bottom + 4}v3M${left} ${bottom + 5.5}h${width}m0 -1.5v3`} />
        <path d={`M${left - 7} ${top}h3M${left - 5.5} ${top}v${height}m-1.5 0h3`} />
        <path d={`M${right + 3} ${bottom + 2}l${dx} ${-dy}`} />
      </g>
      <g className={styles.measures} fontSize="5">
        <text x={left + width / 2} y={bottom + 12}>
          {said(width)}
        </text>
        <text transform={`translate(${left - 8} ${top + height / 2}) rotate(-90)`}>{said(height)}</text>
        <text x={right + dx / 2 + 4} y={bottom + 10 - dy / 2}>
          {said(depth)} mm
        </text>
      </g>
    </svg>
  );
}
