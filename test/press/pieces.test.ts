import fc from "fast-check";
import { expect, test } from "vitest";
import type { PrintSettings } from "../../main/api";
import { type PieceOrder, type PrintedPieces, printPieces } from "../../main/ink/print-pieces";
import { chooseCards } from "../../main/services/chosen-cards";
import { pieceOrder } from "../../main/services/piece-order";
import { gathered } from "../../press/pdf-file";
import { allPieces, facesOf, pickPieces, pieceTemplate } from "../../press/pieces";
import { shareSheets } from "../../press/shared-sheets";
import { overlaps } from "../../press/sheet-grid";
import { overlap, planTiles } from "../../press/tiles";
import { checkProject } from "../../project/check";
import type { Piece } from "../../schemas/pieces";
import type { Result } from "../../schemas/problem";
import type { Template } from "../../schemas/template";
import { plainTemplate } from "./faces";
import { noAssets, plainSheet } from "./orders";
import { readPages } from "./pdf-pages";

const token: Piece = { id: "token", name: "Tokens", template: "token" };
const red = (width: number, height: number, more: Partial<Template> = {}): Template =>
  plainTemplate([{ kind: "rect", box: "bleed", fill: "red" }], { size: { width, height }, ...more });
const faces = (count: number) => facesOf({ ...token, copies: count }, [], 2);

const order = (pieces: PieceOrder["pieces"], settings: Partial<PieceOrder["settings"]> = {}): PieceOrder => ({
  pieces,
  game: "flask",
  pictures: async () => undefined,
  settings: { ...plainSheet, ...settings },
  title: "Set",
});
async function printed(...wish: Parameters<typeof order>): Promise<PrintedPieces & { bytes: Uint8Array }> {
  const { sink, bytes } = gathered();
  const result = await printPieces(order(...wish), sink);
  if (!result.ok) throw new Error(`${result.problem.code}: ${result.problem.message}`);
  return { ...result.value, bytes: bytes() };
}
const refusedPrint = async (...wish: Parameters<typeof order>): Promise<string> =>
  refusal(await printPieces(order(...wish), gathered().sink));
const refusal = <T>(result: Result<T>): string => (result.ok ? "none" : result.problem.code);

test("pieces for each thing that cards say take the picture of the first that says it", () => {
  const card = (id: string, type: string) => ({
    id,
    card: { name: id },
    count: 4,
    facts: { name: id, type, text: "", slots: { owner: type } },
  });
  const piece: Piece = { ...token, per: "{{slots.owner}} cards" };
  const made = facesOf(piece, [card("owl", "Red"), card("hut", "Blue"), card("fox", "Red")], 2, 3);
  expect(made.map(({ id, count, facts }) => [id, count, facts.slots["per"], facts.slots["cards"]])).toEqual([
    ["owl", 3, "Red cards", 2],
    ["hut", 3, "Blue cards", 1],
  ]);
  expect(facesOf(piece, [], 2)).toEqual([]);
});

test("what stands apart is printed where it is named, not among all", () => {
  const apart: Piece = { ...token, id: "divider", apart: true };
  const ids = (wanted: "all" | string[]) => {
    const picked = pickPieces([token, apart], wanted);
    return picked.ok && picked.value.map(({ id }) => id);
  };
  expect([ids("all"), ids(["divider"])]).toEqual([["token"], ["divider"]]);
});

test("a project's own pieces replace the game's by id and are added to them", () => {
  const other = { ...token, id: "board" };
  const mine = { ...token, name: "Mine" };
  expect(allPieces([token, other], [mine, { ...token, id: "new" }]).map(({ id, name }) => [id, name])).toEqual([
    ["token", "Mine"],
    ["board", "Tokens"],
    ["new", "Tokens"],
  ]);
});

test("a piece that is not there is refused with the names of those that are", () => {
  const picked = pickPieces([token], ["tokn"]);
  expect(picked).toMatchObject({ ok: false, problem: { code: "press/unknown-piece", hint: "Known are: token, all." } });
});

test("copies follow the players, and variants have their own", () => {
  const counts = (piece: Piece, players: number) => facesOf(piece, [], players).map(({ count }) => count);
  expect(counts({ ...token, copies: { perPlayer: 3, plus: 2 } }, 4)).toEqual([14]);
  expect(
    counts({ ...token, copies: 2, variants: [{ slots: {} }, { copies: 0, slots: {} }, { copies: 5, slots: {} }] }, 4),
  ).toEqual([2, 5]);
});

test("a piece for cards is made for each that fits, as often as the deck holds it", () => {
  const card = (id: string, isUnit: boolean, count: number) => ({
    id,
    card: { name: id },
    count,
    facts: { name: id, type: "", text: "", slots: { isUnit } },
  });
  const made = facesOf({ ...token, for: "slots.isUnit", copies: 2 }, [card("owl", true, 3), card("hut", false, 1)], 2);
  expect(made.map(({ id, count }) => [id, count])).toEqual([["owl", 6]]);
});

test("a template takes from the one it is like what it lacks", () => {
  const own = red(20, 20, { palette: { red: "#aa0000" }, fonts: {} });
  const { palette, fonts } = pieceTemplate({ ...token, size: { width: 30, height: 40 } }, own, red(1, 1));
  expect(palette).toMatchObject({ red: "#aa0000", ink: "#000000" });
  expect(fonts).toHaveProperty("body");
});

test("pieces of several sizes share a sheet where they fit, in rows, and nothing is scaled", async () => {
  const { bytes, pages, pieces } = await printed([
    { piece: token, template: red(20, 20), faces: faces(3) },
    { piece: { ...token, id: "other" }, template: red(20, 20), faces: faces(2) },
    { piece: { ...token, id: "tall" }, template: red(50, 120), faces: faces(1) },
    { piece: { ...token, id: "disc", shape: "round" }, template: red(30, 30), faces: faces(2) },
  ]);
  expect({ pages, pieces }).toEqual({ pages: 1, pieces: 8 });
  const [page] = await readPages(bytes);
  const sizes = page?.faces.map(({ clip: [, , width, height] }) => [Math.round(width), Math.round(height)]);
  expect(sizes).toEqual([
    // It lies on its side, since that takes less of the paper.
    [120, 50],
    ...Array.from({ length: 2 }, () => [30, 30]),
    ...Array.from({ length: 5 }, () => [20, 20]),
  ]);
  const scaleOf = ([a = 0, b = 0]: number[]): number => Math.hypot(a, b);
  for (const { matrix } of page?.faces ?? []) expect(scaleOf(matrix)).toBeCloseTo(1, 6);
});

test("what fills sheets has them for itself, and only what is left over is shared", async () => {
  const { bytes } = await printed([
    { piece: token, template: red(60, 80), faces: faces(11) },
    { piece: { ...token, id: "strip" }, template: red(190, 30), faces: faces(1) },
  ]);
  const read = await readPages(bytes);
  expect(read.map((page) => page.faces.length)).toEqual([9, 3]);
});

test("no piece lies on another, on whatever sheets of several sizes", () => {
  const size = fc.record({ width: fc.integer({ min: 8, max: 180 }), height: fc.integer({ min: 8, max: 250 }) });
  const left = fc.record({ size, gutter: fc.constantFrom(0, 2, 6), count: fc.integer({ min: 1, max: 30 }) });
  fc.assert(
    fc.property(fc.array(left, { minLength: 2, maxLength: 6 }), fc.constantFrom(0, 3), (some, bleed) => {
      const leftovers = some.map((one, group) => ({ ...one, group }));
      const paper = { width: 210, height: 297 };
      const sheets = shareSheets(leftovers, paper, { side: 8, top: 8 }, bleed);
      for (const { size: one } of sheets ? [] : some) expect(Math.max(one.width, one.height)).toBeGreaterThan(100);
      const counts = leftovers.map(
        ({ group }) => (sheets ?? []).flatMap(({ groups }) => groups.filter((own) => own === group)).length,
      );
      if (sheets) expect(counts).toEqual(some.map(({ count }) => count));
      for (const { grid, empty } of sheets ?? []) {
        const all = [...grid.places, ...empty];
        for (const [at, box] of all.entries()) {
          expect(box.x >= 8 - 1e-6 && box.x + box.width <= 202 + 1e-6).toBe(true);
          expect(box.y >= 8 - 1e-6 && box.y + box.height <= 289 + 1e-6).toBe(true);
          for (const other of all.slice(at + 1)) expect(overlaps(box, other)).toBe(false);
        }
      }
    }),
  );
});

test("backs of a shared sheet lie behind their pieces", async () => {
  const pair = (width: number, height: number, id: string) => ({
    piece: { ...token, id },
    template: red(width, height),
    back: red(width, height),
    faces: faces(1),
  });
  const { bytes, pages } = await printed([pair(20, 20, "a"), pair(50, 70, "b")], { backs: "long" });
  expect(pages).toBe(2);
  const [front, back] = await readPages(bytes);
  const places = front?.faces.map(({ clip: [x, y, width, height] }) => [210 - x - width, y, width, height]) ?? [];
  back?.faces.forEach(({ clip }, at) => {
    for (const [side, value] of clip.entries()) expect(value).toBeCloseTo(places[at]?.[side] ?? 0, 3);
  });
});

test("round pieces stand apart, and the cut is their edge", async () => {
  const { bytes } = await printed([{ piece: { ...token, shape: "round" }, template: red(20, 20), faces: faces(2) }]);
  const [page] = await readPages(bytes);
  const [first, second] = page?.faces.map(({ clip }) => clip) ?? [];
  expect((second?.[0] ?? 0) - (first?.[0] ?? 0)).toBeCloseTo(22, 3);
  expect(page?.content.match(/ c\n/g)?.length ?? 0).toBeGreaterThan(0);
});

test("a back is printed behind its piece when backs are wanted", async () => {
  const piece = { piece: token, template: red(20, 20), back: red(20, 20), faces: faces(2) };
  expect((await printed([piece])).pages).toBe(1);
  expect((await printed([piece], { backs: "long" })).pages).toBe(2);
});

test("a standee shows its face to both sides of a fold", async () => {
  const standing = { piece: { ...token, back: "mirror" }, template: red(30, 40), faces: faces(1) };
  const { bytes } = await printed([standing], { backs: "long" });
  const [page, ...others] = await readPages(bytes);
  expect(others).toEqual([]);
  expect(page?.faces.map(({ clip }) => clip.slice(2))).toEqual([[30, 80]]);
});

test("parts of a large piece cover it whole and overlap by the strip that is glued", () => {
  const plan = planTiles({ width: 400, height: 300 }, 0, { width: 210, height: 297 }, 8);
  expect(plan).toMatchObject({ columns: 2, rows: 2, paper: { width: 297, height: 210 } });
  const [first, second] = plan?.tiles ?? [];
  expect((first?.window.x ?? 0) + (first?.window.width ?? 0) - (second?.window.x ?? 0)).toBeCloseTo(overlap, 6);
  const last = plan?.tiles.at(-1)?.window;
  expect([(last?.x ?? 0) + (last?.width ?? 0), (last?.y ?? 0) + (last?.height ?? 0)]).toEqual([400, 300]);
});

test("a piece larger than the paper is printed in parts, in true size", async () => {
  const board = { piece: { ...token, name: "Board" }, template: red(400, 280), faces: faces(1) };
  const { bytes, pages } = await printed([board]);
  expect(pages).toBe(3);
  const read = await readPages(bytes);
  for (const { faces: parts, width, height } of read) {
    const [{ clip, matrix } = { clip: [0, 0, 0, 0], matrix: [] }] = parts;
    expect(matrix.slice(0, 4)).toEqual([1, 0, 0, 1]);
    expect([clip[0] >= 8, clip[0] + clip[2] <= width - 8, clip[1] + clip[3] <= height - 8]).toEqual([true, true, true]);
  }
});

test("with tiling off it is refused", async () => {
  const board = { piece: token, template: red(400, 280), faces: faces(1) };
  expect(await refusedPrint([board], { tiling: false })).toBe("press/piece-too-large");
});

test("a paper too small for parts is refused", async () => {
  const board = { piece: token, template: red(400, 280), faces: faces(1) };
  const tiny = { paperSize: "60x60" };
  expect(await refusedPrint([board], tiny)).toBe("press/no-room-for-parts");
});

test("used places of the first sheet stay free, and there must be some", async () => {
  const piece = { piece: token, template: red(20, 20), faces: faces(1) };
  const [first, later] = [await printed([piece]), await printed([piece], { skip: [1, 2] })];
  const at = async ({ bytes }: { bytes: Uint8Array }) => (await readPages(bytes))[0]?.faces[0]?.clip[0] ?? 0;
  expect((await at(later)) - (await at(first))).toBeCloseTo(40, 3);
  expect(await refusedPrint([piece], { skip: [5000] })).toBe("press/no-free-place");
});

test("nothing to print is said", async () => {
  expect(await refusedPrint([{ piece: token, template: red(20, 20), faces: [] }])).toBe("press/no-pieces");
});

const settings: PrintSettings = { ...plainSheet, deck: null } as PrintSettings;
const manifest = JSON.stringify({ format: 1, game: "flask", name: "Test" });
async function ordered(pieces: object, wish: Partial<PrintSettings> = {}, others: [string, string][] = []) {
  const files = new Map([["cardwright.json", manifest], ["templates/pieces.json", JSON.stringify(pieces)], ...others]);
  const chosen = chooseCards(files, settings);
  if (!chosen.ok) throw new Error(chosen.problem.message);
  return pieceOrder({
    files,
    chosen: chosen.value,
    settings: { ...settings, pieces: "all", ...wish },
    assets: noAssets,
  });
}

test("a project adds a piece with a template of its own", async () => {
  const template = JSON.stringify(red(20, 20));
  const result = await ordered({ pieces: [token] }, { pieces: ["token"] }, [["templates/token.json", template]]);
  expect(result).toMatchObject({ ok: true, value: { order: { pieces: [{ piece: token }] }, problems: [] } });
});

test("a piece without its template is refused by name", async () => {
  expect(refusal(await ordered({ pieces: [token] }))).toBe("press/no-piece-template");
});

test("a list that is wrong is named, and the game's pieces are there all the same", async () => {
  const result = await ordered({ pieces: [{ id: "token" }] });
  if (!result.ok) throw new Error(result.problem.message);
  expect(result.value.problems[0]?.where.file).toBe("templates/pieces.json");
  expect(result.value.order.pieces.length).toBeGreaterThan(0);
  const files = new Map([
    ["cardwright.json", manifest],
    ["templates/pieces.json", '{"pieces":[{"id":"token"}]}'],
  ]);
  expect(checkProject(files).map(({ where }) => where.file)).toContain("templates/pieces.json");
});

test("pieces have their own sizes and are never left out because they did not change", async () => {
  const token2 = { pieces: [] };
  expect(refusal(await ordered(token2, { cardSize: "poker" }))).toBe("press/not-for-pieces");
  expect(refusal(await ordered(token2, { changed: true }))).toBe("press/not-for-pieces");
  expect(refusal(await ordered(token2, { sheet: "stickers" }))).toBe("press/not-for-pieces");
});
