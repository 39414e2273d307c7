import { readFileSync } from "node:fs";
import { decodePDFRawStream, PDFArray, type PDFDict, PDFDocument, PDFName, PDFRawStream } from "pdf-lib";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { succeed } from "../../schemas/problem";
import { flaskCard } from "./faces";
import { flaskOrder, type PrintedFile, printed, printedSheet } from "./orders";
import { readPages } from "./pdf-pages";

/** Sheets for print shops: what is in the file is in their inks, and says so. */

const ownProfile = readFileSync("profiles/cardwright-coated.icc");
const pixels = (channels: 3 | 4, format: "jpeg" | "png") =>
  sharp({ create: { width: 60, height: 60, channels, background: { r: 200, g: 30, b: 40, alpha: 0.5 } } })
    [format]()
    .toBuffer();

let file: PrintedFile;
let document: PDFDocument;
beforeAll(async () => {
  const pictures: Record<string, Uint8Array> = {
    "art/photo.jpg": new Uint8Array(await pixels(3, "jpeg")),
    "art/sheer.png": new Uint8Array(await pixels(4, "png")),
  };
  const withArt = (id: string, art: object) => ({ id, card: flaskCard(id, { R1: 1 }, { art }), count: 1 });
  file = await printedSheet(
    { paperSize: "card", bleed: 3, backs: "long", colours: "press" },
    {
      pictures: async (source) => pictures[source],
      cards: [
        withArt("photo", { file: "art/photo.jpg" }),
        withArt("tinted", { file: "art/photo.jpg", tint: { color: "#88aaff", strength: 100 } }),
        withArt("sheer", { file: "art/sheer.png", tint: { color: "#88aaff", strength: 100 } }),
        { id: "composed", card: flaskCard("composed", { G2: 1 }, { art: { picture: { scenery: "any" } } }), count: 1 },
      ],
    },
  );
  document = await PDFDocument.load(file.bytes, { updateMetadata: false });
});

/** What all streams say that aren't pictures, fonts or profiles. */
function operators(): string {
  return document.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => {
      if (!(object instanceof PDFRawStream)) return [];
      const { dict } = object;
      const isDrawing = dict.get(PDFName.of("Subtype")) === PDFName.of("Form") || !dict.has(PDFName.of("Subtype"));
      if (!isDrawing || dict.has(PDFName.of("N")) || dict.has(PDFName.of("Length1"))) return [];
      return [Buffer.from(decodePDFRawStream(object).decode()).toString("latin1")];
    })
    .join("\n");
}

test("the file says which standard it keeps to, and carries the profile of its inks", () => {
  const [intent] = (document.catalog.lookup(PDFName.of("OutputIntents")) as PDFArray).asArray() as PDFDict[];
  expect(String(intent?.get(PDFName.of("S")))).toBe("/GTS_PDFX");
  const profile = intent?.lookup(PDFName.of("DestOutputProfile")) as PDFRawStream;
  expect(Buffer.from(decodePDFRawStream(profile).decode()).equals(ownProfile)).toBe(true);
  const notes = document.catalog.lookup(PDFName.of("Metadata")) as PDFRawStream;
  expect(Buffer.from(notes.contents).toString()).toContain("<pdfxid:GTS_PDFXVersion>PDF/X-4<");
  const { ID, Info } = document.context.trailerInfo;
  expect(ID).toBeInstanceOf(PDFArray);
  const info = document.context.lookup(Info) as PDFDict;
  expect(String(info.get(PDFName.of("Trapped")))).toBe("/False");
  expect(String(info.get(PDFName.of("GTS_PDFXVersion")))).toContain("PDF/X-4");
});

test("nothing in it is red, green and blue", () => {
  const said = operators();
  expect(said).not.toMatch(/(^|\s)(rg|RG)\s/);
  expect(said).toMatch(/ k\n/);
  const whole = Buffer.from(file.bytes).toString("latin1");
  expect(whole).not.toContain("/DeviceRGB");
  expect(whole).toContain("/DeviceCMYK");
});

test("dark type is black alone", () => {
  const inText = [...operators().matchAll(/BT\n([\s\S]*?)ET\n/g)].flatMap(([, text = ""]) =>
    [...text.matchAll(/([\d. ]+) k\n/g)].map(([, ink]) => ink?.trim()),
  );
  expect(inText).toContain("0 0 0 1");
});

test("each page has its trimmed card and its bleed", async () => {
  const pages = await readPages(file.bytes);
  expect(pages.length).toBe(8);
  for (const { width, height, trim, bleed } of pages) {
    expect([width, height]).toEqual([69, 94]);
    expect(trim).toEqual([3, 3, 63, 88]);
    expect(bleed).toEqual([0, 0, 69, 94]);
  }
});

test("pictures are in four inks, each once, and what shows through is tinted itself", () => {
  const images = document.context.enumerateIndirectObjects().flatMap(([, object]) => {
    if (!(object instanceof PDFRawStream) || object.dict.get(PDFName.of("Subtype")) !== PDFName.of("Image")) return [];
    return object.dict.get(PDFName.of("ColorSpace")) === PDFName.of("DeviceCMYK") ? [object] : [];
  });
  expect(images).toHaveLength(2);
  const [photo, sheer] = images.map((image) => [...decodePDFRawStream(image).decode().slice(0, 4)]);
  // Red has no cyan; under a blue tint it gets darker.
  expect(photo?.[0]).toBeLessThan(60);
  expect(photo?.[1]).toBeGreaterThan(200);
  expect((sheer?.[0] ?? 0) + (sheer?.[3] ?? 0)).toBeGreaterThan((photo?.[0] ?? 0) + (photo?.[3] ?? 0));
});

test("the same cards make the same bytes", async () => {
  const again = () => printedSheet({ paperSize: "card", bleed: 3, colours: "press" });
  const [one, other] = [await again(), await again()];
  expect(Buffer.from(one.bytes).equals(Buffer.from(other.bytes))).toBe(true);
});

/** Of nothing but a header. */
function header(signs: string): Buffer {
  const bytes = Buffer.alloc(300);
  bytes.write(signs, 12);
  bytes.write("acsp", 36);
  return bytes;
}

function nonsense(): Buffer {
  const bytes = Buffer.from(ownProfile);
  for (const tag of ["A2B0", "B2A0"]) {
    const [place, length] = [4, 8].map((at) => bytes.readUInt32BE(bytes.indexOf(tag) + at));
    bytes.fill(255, place, (place ?? 0) + (length ?? 0));
  }
  return bytes;
}

test.each([
  ["no profile", Buffer.from("hello"), "it is no ICC profile at all"],
  ["more than anybody's profile", Buffer.alloc(20_000_001), "it has more than 20 MB"],
  ["a profile of a screen", header("mntrRGB "), "it is one of a screen"],
  ["a profile of a printer that mixes red, green and blue", header("prtrRGB "), "is sent red, green and blue"],
  ["one that is cut off", ownProfile.subarray(0, 9000), "its end is missing"],
  ["one without tables", header("prtrCMYK"), "its tables of colours are missing"],
  ["one whose tables are nonsense", nonsense(), "it is damaged"],
])("%s is refused", async (_, bytes, reason) => {
  const read = () => succeed(new Uint8Array(bytes));
  const made = await printed(flaskOrder({ colours: "press" }, { inkProfile: { file: "given.icc", read } }));
  expect(made).toMatchObject({ ok: false, problem: { code: "press/not-an-ink-profile" } });
  expect(!made.ok && made.problem.message).toContain(reason);
});

test("a profile of one's own is the one that the file carries", async () => {
  const bytes = new Uint8Array(ownProfile);
  // Another name is another profile.
  const at = ownProfile.indexOf("Cardwright coated");
  bytes.set(Buffer.from("Somebody’s".slice(0, 8)), at);
  const inkProfile = { file: "given.icc", read: () => succeed(bytes) };
  const made = await printed(flaskOrder({ colours: "press" }, { inkProfile }));
  expect(made.ok && Buffer.from(made.value.bytes).toString("latin1")).toContain("Somebody");
});

test("a service that limits its ink gets no more, in flat colours and in pictures", async () => {
  const photo = new Uint8Array(
    await sharp({ create: { width: 20, height: 20, channels: 3, background: "#050a24" } })
      .png()
      .toBuffer(),
  );
  const card = { id: "dark", card: flaskCard("Dark", { R1: 1 }, { art: { file: "art/dark.png" } }), count: 1 };
  const more = { cards: [card], pictures: async () => photo };
  const print = (shop: string) => printedSheet({ paperSize: "card", colours: "press", shop }, more);
  const most = async ({ bytes }: PrintedFile): Promise<number> => {
    const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
    return Math.max(
      ...pdf.context.enumerateIndirectObjects().flatMap(([, object]) => {
        if (!(object instanceof PDFRawStream)) return [];
        const isPicture = object.dict.get(PDFName.of("ColorSpace")) === PDFName.of("DeviceCMYK");
        const isDrawing = !object.dict.has(PDFName.of("N")) && !object.dict.has(PDFName.of("Length1"));
        const content = decodePDFRawStream(object).decode();
        if (isPicture) return content.slice(0, 4).reduce((sum, share) => sum + share / 255, 0);
        if (!isDrawing) return [];
        return [
          ...Buffer.from(content)
            .toString("latin1")
            .matchAll(/^([\d. ]+) [kK]$/gm),
        ].map(([, inks = ""]) => inks.split(" ").reduce((sum, share) => sum + Number(share), 0));
      }),
    );
  };
  const [free, bound] = [await print("tgc-poker"), await print("drivethru-poker")];
  expect(await most(free)).toBeGreaterThan(2.5);
  expect(await most(bound)).toBeLessThanOrEqual(2.401);
  const told = ({ problems }: PrintedFile) => problems.filter(({ code }) => code === "press/ink-limited");
  expect(told(free)).toEqual([]);
  expect(told(bound)[0]?.message).toContain("240 %");
});
