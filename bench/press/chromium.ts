import type { Browser } from "playwright-core";
import { fontFile } from "./font-file";
import { type BenchCard, fonts, sheet, sizes } from "./sheets";

/** The same sheets as a page of HTML, printed by a headless Chromium that is already running. */
export async function startChromium(): Promise<Browser> {
  const [{ chromium }, { default: sparticuz }] = await Promise.all([
    import("playwright-core"),
    import("@sparticuz/chromium"),
  ]);
  const executablePath = process.env["CHROME"] ?? (await sparticuz.executablePath());
  return chromium.launch({ executablePath, args: sparticuz.args, headless: true });
}

export async function printWithChromium(browser: Browser, cards: readonly BenchCard[]): Promise<Uint8Array> {
  const page = await browser.newPage();
  await page.setContent(await pageOf(cards));
  await page.evaluate("document.fonts.ready");
  const bytes = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  await page.close();
  return bytes;
}

async function pageOf(cards: readonly BenchCard[]): Promise<string> {
  const faces = await Promise.all([face(fonts.regular, 400), face(fonts.bold, 700)]);
  const perSheet = sheet.columns * sheet.rows;
  const sheets = Array.from({ length: Math.ceil(cards.length / perSheet) }, (_, n) =>
    cards.slice(n * perSheet, (n + 1) * perSheet).map(cardOf),
  );
  return `<!doctype html><meta charset="utf-8"><style>${faces.join("")}
@page { size: A4; margin: 0 }
body { margin: 0; color: #1c1a17; font-family: Bench }
section { position: relative; width: 210mm; height: 297mm; break-after: page; overflow: hidden }
article { position: absolute; width: ${sheet.width}mm; height: ${sheet.height}mm; outline: 0.1mm solid #000 }
.frame { position: absolute; inset: 2mm; border: 0.3mm solid; border-radius: 2mm }
h2 { position: absolute; left: 4mm; top: 4mm; width: 51mm; height: 8mm; margin: 0; padding: 0 2mm;
  font: 700 ${sizes.name}pt/8mm Bench; background: #d8c9a8; border-radius: 1mm }
p { margin: 0; font: ${sizes.text}pt/${sizes.leading} Bench }
.text { position: absolute; left: 5mm; top: 15mm; width: 53mm }
</style>${sheets.map((faces) => `<section>${faces.join("")}</section>`).join("")}`;
}

function cardOf({ name, text }: BenchCard, at: number): string {
  const left = sheet.left + (at % sheet.columns) * sheet.width;
  const top = sheet.top + Math.floor(at / sheet.columns) * sheet.height;
  const lines = text.map((line) => `<p>${line.replace(/\*\*(.*?)\*\*/, "<b>$1</b>")}</p>`).join("");
  return `<article style="left:${left}mm;top:${top}mm"><div class="frame"></div><h2>${name}</h2><div class="text">${lines}</div></article>`;
}

async function face(id: string, weight: number): Promise<string> {
  const data = (await fontFile(id)).toString("base64");
  return `@font-face { font-family: Bench; font-weight: ${weight}; src: url(data:font/ttf;base64,${data}) }`;
}
