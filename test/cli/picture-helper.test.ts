import { execFileSync } from "node:child_process";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PictureHelper } from "../../main/ink/picture-helper";
import { workOn } from "../../main/ink/picture-work";

/** The process that works on pictures, as it is built. */
const root = join(import.meta.dirname, "..", "..");
const helper = new PictureHelper(join(root, "dist", "main", "picture-worker.js"), { spent: 400, passed: 5000 });
beforeAll(() => {
  execFileSync(process.execPath, [join(root, "scripts", "ensure.mjs")], { stdio: "ignore" });
}, 120_000);
afterAll(() => helper.end());

const drawing = (content: string): Uint8Array =>
  new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000">${content}<rect width="2000" height="2000" fill="#c00" filter="url(#f)"/></svg>`,
  );
const turbulence = '<feTurbulence baseFrequency="0.9" numOctaves="9"/><feGaussianBlur stdDeviation="40"/>';
const endless = drawing(`<filter id="f" width="1" height="1">${turbulence.repeat(20)}</filter>`);

test("a drawing without end is given up, and those beside and after it are drawn", async () => {
  const [slow, beside] = await Promise.all([helper.work("forPdf", endless, 2000), helper.work("size", drawing(""))]);
  expect(slow).toEqual({ ok: false, refusal: "too-slow" });
  expect(beside).toMatchObject({ ok: true, value: { width: 2000, isDrawing: true } });
  expect(await helper.work("forPdf", drawing(""), 50)).toMatchObject({ ok: true, value: { width: 50 } });
});

test("what is broken and what is too large are told apart", async () => {
  const png = await sharp({ create: { width: 20, height: 20, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();
  const wide = Buffer.from(png);
  // Width and height as the header has them.
  wide.writeUInt32BE(20_000, 16);
  wide.writeUInt32BE(20_000, 20);
  expect(await helper.work("embedded", png)).toMatchObject({ ok: true, value: { width: 20 } });
  expect(await helper.work("embedded", png.subarray(0, 60))).toEqual({ ok: false, refusal: "broken" });
  expect(await helper.work("embedded", new Uint8Array())).toEqual({ ok: false, refusal: "broken" });
  expect(await helper.work("forPdf", drawing('<filter id="f">').subarray(0, 100))).toEqual({
    ok: false,
    refusal: "broken",
  });
  expect((await helper.work("size", wide)).ok).toBe(false);
});

test("a picture within a face has no more pixels than the sharpest print shows", async () => {
  const picture = sharp({ create: { width: 12_000, height: 600, channels: 3, background: "#c00" } });
  for (const bytes of [await picture.clone().png().toBuffer(), await picture.clone().jpeg().toBuffer()])
    expect(await workOn("embedded", bytes)).toMatchObject({ ok: true, value: { width: 8000, height: 400 } });
});
