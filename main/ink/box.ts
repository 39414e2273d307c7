import { cardGame } from "../../engine/games/registry";
import { boxDxf, boxPage, boxSvg } from "../../press/box-pages";
import { labelFont } from "../../press/draughtsman";
import { fontsOf } from "../../press/font-table";
import { pageWords } from "../../press/page-words";
import type { Size } from "../../press/sizes";
import { creditLine } from "../../press/small-print";
import { type BoxContent, tuckBox } from "../../press/tuck-box";
import { creditIn } from "../../project/languages/printed-words";
import { type Problem, type Result, succeed } from "../../schemas/problem";
import { type FaceOrder, FaceRun } from "./faces";
import { fontsOnDisk } from "./fonts-on-disk";
import { Steps, type WorkControl } from "./long-work";
import { pageFile } from "./page-file";

export interface BoxOrder extends FaceOrder {
  title: string;
  paper: Size;
  content: Omit<BoxContent, "card">;
}

export interface MadeBox {
  /** The sheet to print, and its outlines for a cutting machine. */
  files: { name: string; content: Uint8Array | string }[];
  problems: Problem[];
}

export async function boxFiles(order: BoxOrder, control: WorkControl = {}): Promise<Result<MadeBox>> {
  const { template, content, paper, title, game, language } = order;
  const steps = new Steps(control, 4);
  const run = await FaceRun.begin({ ...order, cards: order.cards.slice(0, 1) }, {}, steps);
  const [face] = await run.make(order.cards.length > 0 ? [0] : []);
  const net = tuckBox({ card: template.size, ...content });
  const fonts = await fontsOnDisk(
    [...fontsOf(order.back ? [template, order.back] : [template]), labelFont],
    order.ownFonts,
  );
  const { colour } = cardGame(game);
  const about = pageWords(language).cards(content.cards);
  const credit = creditLine(creditIn(game, language ?? "en"), language);
  const page = boxPage({ net, paper, title, about, credit, colour, back: face?.back, fonts, language });
  if (!page.ok) return page;
  const bytes = await pageFile([page.value], { title, author: order.set?.author, fonts, shelf: run.shelf }, steps);
  const files = [
    { name: "box.pdf", content: bytes },
    { name: "box.svg", content: boxSvg(net, title) },
    { name: "box.dxf", content: boxDxf(net) },
  ];
  return succeed({ files, problems: [] });
}
