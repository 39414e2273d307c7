import { plainText } from "../../engine/core/rich-text";
import { cardGame } from "../../engine/games/registry";
import type { FontBook } from "../../press/fonts";
import type { Scene } from "../../press/scene";
import type { Problem } from "../../schemas/problem";
import { type CardFace, type FaceOrder, faceSteps } from "./faces";
import { Steps, type WorkControl } from "./long-work";
import type { PictureSource } from "./picture-source";
import { playgroundId, playgroundManifest, playgroundTemplate } from "./playground-template";
import type { Pixels } from "./png";
import { asJpeg, cellOfSheet, cellPixels, facesToDraw, sheetOf } from "./tts";
import { ttsColumns, ttsRows } from "./tts-object";

/** A package for Tabletop Playground: sheets of faces, and a template of the cards on each. Its pictures are looked for in the package. */

export interface PlaygroundOrder extends FaceOrder {
  title: string;
  /** Begins the names of files. */
  name: string;
  pictureSource: PictureSource;
}

export interface PlaygroundFiles {
  /** Paths in the package's folder, with what they hold. */
  files: AsyncGenerator<{ name: string; content: Uint8Array | string }>;
  problems: Problem[];
}

const perSheet = ttsColumns * ttsRows;

export async function playgroundFiles(order: PlaygroundOrder, control: WorkControl = {}): Promise<PlaygroundFiles> {
  const steps = new Steps(control, faceSteps(order) + order.cards.length * 2 + 1);
  const { faces, fonts, problems } = await facesToDraw(order, steps);
  return { files: draw(order, faces, fonts, steps), problems };
}

async function* draw(order: PlaygroundOrder, faces: readonly CardFace[], fonts: FontBook, steps: Steps) {
  const { name, title, template, pictureSource, set, game } = order;
  const cell = cellPixels(template.size);
  const picture = (scene: Scene): Promise<Pixels> => cellOfSheet(scene, cell, fonts, pictureSource, steps);
  const sheet = (scenes: readonly Scene[]) => sheetOf(scenes, undefined, cell, picture, steps);
  const hasOwnBacks = new Set(faces.map(({ back }) => back)).size > 1;
  const [first] = faces;
  const about = { version: set?.version ?? "1.0", author: set?.author ?? "", about: cardGame(game).credit };
  yield { name: "manifest.json", content: json(playgroundManifest({ name: title, ...about })) };
  const shared = `${name}-back.jpg`;
  if (!hasOwnBacks && first)
    yield { name: `Textures/${shared}`, content: await asJpeg(await picture(first.back ?? first.front)) };
  for (let from = 0, number = 1; from < faces.length; from += perSheet, number++) {
    const here = faces.slice(from, from + perSheet);
    const front = `${name}-faces-${number}.jpg`;
    yield { name: `Textures/${front}`, content: await sheet(here.map((face) => face.front)) };
    const back = hasOwnBacks ? `${name}-backs-${number}.jpg` : shared;
    if (hasOwnBacks)
      yield { name: `Textures/${back}`, content: await sheet(here.map((face) => face.back ?? face.front)) };
    const called = faces.length > perSheet ? `${title} ${number}` : title;
    const cards = here.map((face, at) => ({ ...said(order, face), cell: at, count: face.count }));
    const grid = { columns: ttsColumns, rows: ttsRows, ...template.size };
    const content = json(playgroundTemplate({ name: called, front, back, hasOwnBacks, ...grid, cards }));
    yield { name: `Templates/${playgroundId(`${called} ${front}`)}Card.json`, content };
  }
}

const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

function said({ game, language }: PlaygroundOrder, { card, id }: CardFace): { name: string; text: string } {
  const { describe, symbols } = cardGame(game);
  const facts = describe(card, language);
  return { name: facts.name || id, text: plainText(facts.text, symbols) };
}
