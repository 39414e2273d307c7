import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { validators } from "virtual:validators/files";
import { describe, expect, it } from "vitest";
import { printPieces } from "../../main/ink/print-pieces";
import { chooseCards } from "../../main/services/chosen-cards";
import { pieceOrder } from "../../main/services/piece-order";
import { commonPieces, commonTemplate } from "../../press/common-pieces";
import { gamePieces, gameTemplate } from "../../press/game-pieces";
import { gameLayouts } from "../../press/layouts";
import { gathered } from "../../press/pdf-file";
import { pieceTemplate } from "../../press/pieces";
import { type GameId, gameIds } from "../../schemas/game-id";
import type { Piece } from "../../schemas/pieces";
import { noAssets } from "../press/orders";
import { readPages } from "../press/pdf-pages";

const withPieces = gameIds.filter((game) => existsSync(join("templates", game, "pieces.json")));

function starterFiles(game: GameId): Map<string, string> {
  const root = join("templates", game, "starter");
  const cards = readdirSync(join(root, "cards")).map((name) => `cards/${name}`);
  return new Map(["cardwright.json", ...cards].map((path) => [path, readFileSync(join(root, path), "utf8")]));
}

const settings = {
  deck: null,
  paper: "a3",
  /** Larger than the largest board, so that nothing is tiled. */
  paperSize: "600x600",
  orientation: "best",
  margin: 5,
  gutter: 0,
  bleed: 0,
  marks: "crop",
  players: 2,
  backs: "long",
} as const;

async function printed(game: GameId, id: string, own: Readonly<Record<string, string>> = {}) {
  const files = new Map([...starterFiles(game), ...Object.entries(own)]);
  const wish = { ...settings, pieces: [id] };
  const chosen = chooseCards(files, wish);
  if (!chosen.ok) throw new Error(chosen.problem.message);
  const ordered = await pieceOrder({
    files,
    chosen: chosen.value,
    settings: wish,
    assets: noAssets,
  });
  if (!ordered.ok) throw new Error(ordered.problem.message);
  const { sink, bytes } = gathered();
  const result = await printPieces(ordered.value.order, sink);
  if (!result.ok) throw new Error(result.problem.message);
  return { ...result.value, problems: [...ordered.value.problems, ...result.value.problems], bytes: bytes() };
}

async function sizeOf(game: GameId, piece: Piece) {
  const template = await gameTemplate(game, piece.template);
  if (!template) throw new Error(`No template ${piece.template}.`);
  const { width, height } = pieceTemplate(piece, template, undefined).size;
  return { width, height: piece.back === "mirror" ? height * 2 : height };
}

it("a layout of one's own that can't be read is named, and the game's own is used", async () => {
  const [game, layout] = ["castle-lanes", "templates/coin.json"] as const;
  const own = { ...((await gameTemplate(game, "coin")) as object), size: { width: 20 } };
  const { problems } = await printed(game, "coin", { [layout]: JSON.stringify(own) });
  expect(problems).toMatchObject([{ code: "app/template-left-out", where: { file: layout } }]);
});

describe.each(gameIds)("what any set has besides, of %s", (game) => {
  const { size } = gameLayouts(game).card;
  const templateOf = ({ template }: Piece) => commonTemplate(game, template, size);

  it("is valid, and prints nothing unless it is named", () => {
    validators["pieces"]?.({ pieces: commonPieces(game) });
    expect(validators["pieces"]?.errors ?? []).toEqual([]);
    for (const piece of commonPieces(game)) {
      expect(piece.apart).toBe(true);
      validators["template"]?.(templateOf(piece));
      expect(validators["template"]?.errors ?? []).toEqual([]);
    }
  });

  it.each(commonPieces(game))("$id lays out without a problem", async (piece) => {
    const { problems, pieces } = await printed(game, piece.id);
    expect(problems).toEqual([]);
    expect(pieces).toBeGreaterThan(0);
  });
});

it("dividers stand out above cards of any size, and a mat's places hold one in its sleeve", () => {
  for (const size of [
    { width: 63, height: 88 },
    { width: 44, height: 67 },
    { width: 70, height: 120 },
  ]) {
    const [divider, mat] = [commonTemplate("flask", "divider", size), commonTemplate("flask", "play-mat", size)];
    expect(divider?.size).toEqual({ width: size.width, height: size.height + 10 });
    const places = (mat?.layers ?? []).filter((layer) => layer.kind === "rect" && layer.radius === 3 && layer.stroke);
    expect(places.map(({ box }) => (box as number[]).slice(2))).toEqual(
      Array.from({ length: 3 }, () => [size.width + 3, size.height + 3]),
    );
  }
});

it("Flask, Castle Lanes and Battle Farm have pieces", () => {
  expect(withPieces).toEqual(expect.arrayContaining(["flask", "castle-lanes", "battle-farm"]));
});

describe.each(withPieces)("the pieces of %s", async (game) => {
  const pieces = await gamePieces(game);

  it("are a valid list without an id twice", () => {
    const list: unknown = JSON.parse(readFileSync(join("templates", game, "pieces.json"), "utf8"));
    validators["pieces"]?.(list);
    expect(validators["pieces"]?.errors ?? []).toEqual([]);
    expect(new Set(pieces.map(({ id }) => id)).size).toBe(pieces.length);
  });

  it.each(pieces)("$id lays out without a problem and is printed in its own size", async (piece) => {
    const { bytes, pieces: copies, problems } = await printed(game, piece.id);
    expect(problems).toEqual([]);
    const { width, height } = await sizeOf(game, piece);
    const faces = (await readPages(bytes)).flatMap((page) => page.faces);
    expect(faces.length).toBeGreaterThanOrEqual(copies);
    for (const { clip, matrix } of faces) {
      const [a = 0, b = 0] = matrix;
      const upright = Math.abs(a) > Math.abs(b);
      expect(Math.hypot(a, b)).toBeCloseTo(1, 5);
      expect(clip[2]).toBeCloseTo(upright ? width : height, 1);
      expect(clip[3]).toBeCloseTo(upright ? height : width, 1);
    }
  });
});
