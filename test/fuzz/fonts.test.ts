import { readFileSync } from "node:fs";
import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { nextInt, seedRng } from "../../engine/core/rng";
import { letteringOnDisk } from "../../main/ink/lettering-on-disk";
import { FontBook } from "../../press/fonts";
import { layOut } from "../../press/layout";
import { checkFont, withOwnFonts } from "../../press/own-fonts";
import { emptyScene, type Page } from "../../press/page";
import { toPdf } from "../../press/pdf";
import type { Scene } from "../../press/scene";
import { toSvg } from "../../press/svg";
import { startOwnTime } from "../own-time";
import { plainTemplate } from "../press/faces";
import { tinyOpenType } from "../press/tiny-font";
import { mutateBytes } from "./mutate";

/** Damaged fonts, whole ones with some bytes changed: each is refused or used, and nothing is thrown. */
const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:;!?'()-+/";
const read = (path: string): Uint8Array => new Uint8Array(readFileSync(`node_modules/${path}`));
const whole: Readonly<Record<string, Uint8Array>> = {
  "fonts/a.ttf": read("@expo-google-fonts/alegreya-sans/400Regular/AlegreyaSans_400Regular.ttf"),
  "fonts/b.woff2": read("@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2"),
  "fonts/c.otf": tinyOpenType({ signs: letters }),
};
const box = { x: 0, y: 0, width: 60, height: 90 };
const pageOf = (scene: Scene): Page => ({
  size: box,
  trim: box,
  bleed: box,
  parts: [{ scene, matrix: [1, 0, 0, 1, 0, 0], clip: box }],
  overlay: emptyScene(box, ""),
});
const rounds = Number(process.env["CARDWRIGHT_FUZZ"] ?? 24);

test(`${rounds} damaged fonts`, async () => {
  const rng = seedRng(Number(process.env["CARDWRIGHT_FUZZ_SEED"] ?? 7));
  const count = { refused: 0, givenUp: 0, used: 0 };
  let longest = 0;
  for (let n = 0; n < rounds; n++) {
    const ids = Object.keys(whole);
    const id = ids[nextInt(rng, ids.length)] as string;
    const bytes = mutateBytes(whole[id] as Uint8Array, rng);
    const worked = startOwnTime();
    const checked = checkFont(id, bytes);
    if (!checked.bytes) count.refused++;
    const usable = checked.bytes;
    const own = withOwnFonts(letteringOnDisk, { ids: [id], font: () => usable });
    const book = new FontBook(usable ? { [id]: usable } : {}, own);
    const text = `Affinity, “Täglich” Ωδή Жук 12½ first-office ${letters} नमस्ते שלום`;
    const template = plainTemplate([{ kind: "text", text, size: 9, box: [2, 2, 50, 80] }], {
      fonts: { body: { regular: id } },
    });
    const face = { id: "a", card: {}, facts: { name: "A", type: "", text: "", slots: {} } };
    const { scene, problems } = layOut(template, face, book);
    toSvg(scene, { fonts: book });
    await toPdf({ pages: [pageOf(scene)], fonts: book, pictures: () => undefined, deflate: deflateSync, title: "" });
    if (book.isGivenUp(id)) {
      count.givenUp++;
      expect(problems.map(({ code }) => code)).toContain("press/font-damaged");
    } else if (usable) count.used++;
    longest = Math.max(longest, worked());
  }
  if (rounds > 100) console.log(count, `${Math.round(longest)} ms at most`);
  expect(count.used).toBeGreaterThan(0);
}, 600_000);
