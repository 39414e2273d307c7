import { createRequire } from "node:module";
import { join } from "node:path";
import { fontFile } from "./font-file";
import { type BenchCard, fonts, sheet, sizes } from "./sheets";

/** The same sheets written in Typst's language and compiled in this process. */
export interface Compiler {
  pdf(document: { mainFileContent: string }): Uint8Array;
}
/** What is used of the package, which is installed for measuring only. */
interface Typst {
  NodeCompiler: { create(options: { workspace: string; fontArgs: { fontBlobs: Buffer[] }[] }): Compiler };
}

export async function startTypst(): Promise<Compiler> {
  const typst = createRequire(join(process.cwd(), "bench", "/"))("@myriaddreamin/typst-ts-node-compiler") as Typst;
  const fontBlobs = await Promise.all([fontFile(fonts.regular), fontFile(fonts.bold)]);
  return typst.NodeCompiler.create({ workspace: process.cwd(), fontArgs: [{ fontBlobs }] });
}

export function printWithTypst(compiler: Compiler, cards: readonly BenchCard[]): Uint8Array {
  return compiler.pdf({ mainFileContent: documentOf(cards) });
}

function documentOf(cards: readonly BenchCard[]): string {
  const perSheet = sheet.columns * sheet.rows;
  const pages = Array.from({ length: Math.ceil(cards.length / perSheet) }, (_, n) =>
    cards
      .slice(n * perSheet, (n + 1) * perSheet)
      .map(cardOf)
      .join("\n"),
  );
  return `#set page(paper: "a4", margin: 0mm)
#set text(font: "Alegreya Sans", size: ${sizes.text}pt, fill: rgb("#1c1a17"), hyphenate: false)
#set par(leading: ${sizes.leading - 0.75}em, spacing: ${sizes.leading - 0.75}em)
#let face(x, y, name, body) = place(top + left, dx: x, dy: y, box(width: ${sheet.width}mm, height: ${sheet.height}mm, stroke: 0.1mm, {
  place(dx: 2mm, dy: 2mm, rect(width: 59mm, height: 84mm, radius: 2mm, stroke: 0.3mm))
  place(dx: 4mm, dy: 4mm, box(width: 55mm, height: 8mm, radius: 1mm, inset: (x: 2mm), fill: rgb("#d8c9a8"),
    align(horizon, text(size: ${sizes.name}pt, weight: "bold", name))))
  place(dx: 5mm, dy: 15mm, box(width: 53mm, body))
}))
${pages.join("\n#pagebreak()\n")}`;
}

function cardOf({ name, text }: BenchCard, at: number): string {
  const left = sheet.left + (at % sheet.columns) * sheet.width;
  const top = sheet.top + Math.floor(at / sheet.columns) * sheet.height;
  const lines = text.map((line) => line.replace(/\*\*(.*?)\*\*/, "*$1*")).join("\n\n");
  return `#face(${left}mm, ${top}mm, "${name}")[${lines}]`;
}
