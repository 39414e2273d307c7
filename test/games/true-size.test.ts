import { expect, it } from "vitest";
import type { GameId } from "../../schemas/game-id";
import { type Drawn, gameFaces, rectsOf } from "./face-kit";

/** What lies beside the cards is measured with: its millimetres are part of the rules. */

/** One movement range on the table. */
const range = 80;

async function piecesOf(game: GameId): Promise<(id: string) => Drawn[]> {
  const pieces = (await gameFaces(game)).pieces();
  return (id) => pieces.find(({ piece }) => piece.id === id)?.faces ?? [];
}

it.each(["hatch", "garden-incursion"] as const)("all pieces of %s fit their places", async (game) => {
  for (const { piece, faces } of (await gameFaces(game)).pieces()) {
    expect(faces.length, piece.id).toBeGreaterThan(0);
    for (const { problems } of faces) expect(problems, piece.id).toEqual([]);
  }
});

it.each([
  ["garden-incursion", "disc", 25, 25],
  ["garden-incursion", "token", 25, 25],
  ["garden-incursion", "counter", 15, 15],
  ["garden-incursion", "skill-sheet", 105, 148],
  ["garden-incursion", "ruler", range, 14],
  ["garden-incursion", "long-ruler", 2 * range, 14],
  ["garden-incursion", "field-2", 6 * range, 4 * range],
  ["garden-incursion", "field-4", 6 * range, 6 * range],
  ["hatch", "summary", 63, 88],
] as const)("%s: %s is %s × %s mm", async (game, id, width, height) => {
  const faces = (await piecesOf(game))(id);
  for (const { scene } of faces) expect(scene).toMatchObject({ width, height });
});

it("a ruler has a mark each tenth of a range and a long one each half", async () => {
  const [ruler] = (await piecesOf("garden-incursion"))("ruler");
  const middles = (least: number, most: number): number[] =>
    rectsOf(ruler!.scene, ({ width, height }) => width < 1 && height > least && height < most).map(
      ({ x, width }) => x + width / 2,
    );
  const [tenths, halves] = [middles(2.2, 3), middles(14, 20)];
  expect(tenths).toHaveLength(10);
  tenths.forEach((x, index) => {
    expect(x).toBeCloseTo(((index + 1) * range) / 10);
  });
  expect(halves.map((x) => Math.round(x * 1000) / 1000)).toEqual([range / 2, range]);
});

it("every kind of counter of the rules is there", async () => {
  const { pieces } = await gameFaces("garden-incursion");
  const counters = pieces().find(({ piece }) => piece.id === "counter")?.piece.variants ?? [];
  const names = counters.map(({ slots }) => slots["name"]);
  expect(names).toEqual(expect.arrayContaining(["Attack", "Defence", "Venom", "Frail", "Web", "Honey", "Stock"]));
});

it("a nest leaves 12 mm for each strip above the place of the egg", async () => {
  const [mat] = (await piecesOf("hatch"))("nest-mat");
  const eggs = rectsOf(mat!.scene, ({ width, height }) => width === 63 && height === 88).filter(({ y }) => y < 100);
  expect(eggs).toHaveLength(5);
  for (const { y } of eggs) expect(y).toBeGreaterThanOrEqual(5 * 12);
});
