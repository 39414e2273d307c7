import { useEffect, useReducer, useState } from "react";
import { fontFileName } from "../../press/font-table";
import { FontBook } from "../../press/fonts";
import { layOutForPrint } from "../../press/printed-face";
import type { Scene } from "../../press/scene";
import { type SvgOptions, sceneMarkup } from "../../press/svg";
import { factsOf } from "../../project/project-text";
import type { Template } from "../../schemas/template";
import { measurePicture, pictureSize } from "../editor/face/picture-sizes";
import { drawSoon } from "../press/draw-queue";
import { RecentMap } from "../press/recent-map";
import { useProjectSurroundings } from "../press/surroundings";
import type { Planned } from "./use-print-plan";

/** The faces of the sheets in sight, laid out exactly as for the print. They are drawn in turns, so that nothing stalls. */

export interface PrintLook {
  lowInk: boolean;
  bleed: number;
  card: { width: number; height: number };
}

const scenes = new RecentMap<string, Scene>(400);
const numbers = new WeakMap<object, number>();
let lastNumber = 0;
function numberOf(value: object): number {
  const known = numbers.get(value);
  if (known !== undefined) return known;
  numbers.set(value, ++lastNumber);
  return lastNumber;
}

export type SceneOf = (copy: { id: string; card: object }, side: "front" | "back") => Scene | undefined;

/** Scenes of cards that are ready; the others are drawn soon, and then this answers anew. */
export function usePrintedScenes(planned: Planned, look: PrintLook): SceneOf {
  const around = useProjectSurroundings();
  const [, redraw] = useReducer((turn: number) => turn + 1, 0);
  const { kit, game, language } = planned;
  const wanted: (() => void)[] = [];
  const keyOf = (template: Template, { id, card }: { id: string; card: object }): string =>
    [
      numberOf(card),
      numberOf(template),
      numberOf(around),
      id,
      language,
      look.lowInk ? 1 : 0,
      look.bleed,
      look.card.width,
      look.card.height,
    ].join("|");
  const draw = (template: Template, copy: { id: string; card: object }, isBack: boolean) => {
    const facts = factsOf(copy.card, game, language);
    const { scene } = layOutForPrint(
      template,
      { ...copy, facts },
      kit.fonts,
      {
        icons: kit.icons,
        hasPicture: (source) => around.picture(source) !== undefined,
        set: around.set,
      },
      { ...look, isBack },
    );
    scenes.set(keyOf(template, copy), scene);
  };
  const asked = new Set<string>();
  useEffect(() => {
    const withdrawals = wanted.map((make) =>
      drawSoon(() => {
        make();
        redraw();
      }),
    );
    return () => {
      for (const withdraw of withdrawals) withdraw();
    };
  });
  return (copy, side) => {
    const template = side === "front" ? planned.front : planned.back;
    const key = keyOf(template, copy);
    const scene = scenes.get(key);
    if (!scene && !asked.has(key)) {
      asked.add(key);
      wanted.push(() => draw(template, copy, side === "back"));
    }
    return scene;
  };
}

const markups = new WeakMap<Scene, { key: string; markup: string }>();

/** Of the scene as it stands in a drawing; drawn again only when a picture has become known. */
export function markupOf(scene: Scene, options: SvgOptions & { prefix: string }): string {
  const sources = scene.items.flatMap((item) => (item.kind === "image" ? [item.source] : []));
  const key = [
    options.prefix,
    ...sources.map((source) => {
      const picture = options.pictures?.(source);
      return `${picture?.href} ${picture?.width}`;
    }),
  ].join("|");
  const known = markups.get(scene);
  if (known?.key === key) return known.markup;
  const { clips, body } = sceneMarkup(scene, options);
  const markup = `<defs>${clips}</defs>${body}`;
  markups.set(scene, { key, markup });
  return markup;
}

const measured = new Set<string>();

/** The project's pictures with their pixels, as soon as they are known: then they are cropped exactly as in print. */
export function usePictures(): NonNullable<SvgOptions["pictures"]> {
  const around = useProjectSurroundings();
  const [, arrived] = useReducer((turn: number) => turn + 1, 0);
  return (source) => {
    const href = around.picture(source);
    if (href === undefined) return undefined;
    const size = pictureSize(href);
    if (!size && !measured.has(href)) {
      measured.add(href);
      void measurePicture(href).then(arrived);
    }
    return { href, ...size };
  };
}

/** Of the press's own words on sheets. */
export const labelFont = "alegreya-sans-regular";
let labelBook: Promise<FontBook> | undefined;

export function useLabelFonts(): FontBook | undefined {
  const [book, setBook] = useState<FontBook>();
  useEffect(() => {
    labelBook ??= fetch(`./fonts/${fontFileName(labelFont)}`)
      .then((response) => response.arrayBuffer())
      .then((bytes) => new FontBook({ [labelFont]: new Uint8Array(bytes) }));
    let live = true;
    labelBook.then(
      (ready) => live && setBook(ready),
      () => {
        // A later visit may find the connection back.
        labelBook = undefined;
      },
    );
    return () => {
      live = false;
    };
  }, []);
  return book;
}
