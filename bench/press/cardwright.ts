import { type PrintOrder, printCards } from "../../main/ink/print-cards";
import { gathered } from "../../press/pdf-file";
import type { Template } from "../../schemas/template";
import { type BenchCard, fonts, sheet, sizes } from "./sheets";

const template: Template = {
  name: "Bench",
  size: { width: sheet.width, height: sheet.height },
  bleed: 0,
  safe: 3,
  corner: 0,
  palette: { ink: "#1c1a17", paper: "#ffffff", band: "#d8c9a8" },
  fonts: { body: fonts },
  layers: [
    { kind: "rect", box: "card", fill: "paper" },
    { kind: "rect", box: [2, 2, 59, 84], stroke: "ink", strokeWidth: 0.3, radius: 2 },
    { kind: "rect", box: [4, 4, 55, 8], fill: "band", radius: 1 },
    { kind: "text", box: [6, 4, 51, 8], text: "{{card.name}}", size: sizes.name, bold: true, valign: "middle" },
    { kind: "text", box: [5, 15, 53, 70], text: "{{card.text}}", size: sizes.text, leading: sizes.leading },
  ],
};

export async function printWithCardwright(cards: readonly BenchCard[]): Promise<Uint8Array> {
  const { sink, bytes } = gathered();
  const order: PrintOrder = {
    cards: cards.map(({ name, text }, n) => ({
      id: `card-${n}`,
      card: { name, text: text.join("\n"), composition: {} },
      count: 1,
    })),
    game: "flask",
    template,
    pictures: async () => undefined,
    settings: { paper: "a4", orientation: "portrait", margin: 5, gutter: 0, bleed: 0, marks: "lines" },
    title: "Bench",
  };
  const printed = await printCards(order, sink);
  if (!printed.ok) throw new Error(printed.problem.message);
  return bytes();
}
