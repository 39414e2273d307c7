import { cardGame } from "../../engine/games/registry";
import { gamePieces, gameTemplate } from "../../press/game-pieces";
import { allPieces, type DescribedCard, facesOf, pickPieces, pieceTemplate } from "../../press/pieces";
import { pressProblems } from "../../press/problems";
import { readDocument } from "../../project/document";
import { piecesPath } from "../../project/paths";
import { type Files, factsOf, ownTemplate } from "../../project/project-text";
import type { GameId } from "../../schemas/game-id";
import type { Piece, Pieces } from "../../schemas/pieces";
import type { PrintSettings } from "../../schemas/print-settings";
import type { PrinterProfile } from "../../schemas/printer-profile";
import { fail, type Problem, type Result, succeed } from "../../schemas/problem";
import type { SheetFile } from "../../schemas/sheet";
import type { Template } from "../../schemas/template";
import type { PieceOrder, PieceToPrint } from "../ink/print-pieces";
import { type ChosenCards, printOrder } from "./print-order";

/** Which pieces of a project go on paper, with their layouts and the cards they are made for. */

export interface PiecesWish {
  files: Files;
  chosen: ChosenCards;
  settings: PrintSettings;
  pictures: PieceOrder["pictures"];
  profile?: PrinterProfile | undefined;
  /** Places of one's own. They are for cards: asking for them with pieces is refused. */
  sheet?: SheetFile | undefined;
}

export async function pieceOrder(wish: PiecesWish): Promise<Result<{ order: PieceOrder; problems: Problem[] }>> {
  const { files, chosen, settings, pictures, profile } = wish;
  const option = unfit(wish);
  if (option !== undefined) return fail(pressProblems.report("press/not-for-pieces", {}, { option }));
  const { game } = chosen.manifest;
  const own = ownPieces(files, game);
  const picked = pickPieces(allPieces(await gamePieces(game), own.pieces), settings.pieces ?? "all");
  if (!picked.ok) return picked;
  const whole = printOrder(chosen, settings, pictures, { profile });
  const { cards: _cards, template: _template, back: _back, ...around } = whole;
  const described = describe(chosen);
  const players = settings.players ?? cardGame(game).players.max;
  const pieces: PieceToPrint[] = [];
  for (const piece of picked.value) {
    const dressed = await withLayouts(piece, files, game);
    if (!dressed.ok) return dressed;
    const faces = facesOf(piece, described, players);
    const { copies = 1 } = settings;
    pieces.push({
      ...dressed.value,
      faces: faces.map((face) => ({ ...face, count: face.count * times(piece, copies) })),
    });
  }
  return succeed({ order: { ...around, pieces }, problems: own.problems });
}

/** Cards come multiplied already. */
const times = (piece: Piece, copies: number): number => (piece.for === undefined ? copies : 1);

function unfit({ sheet, settings }: PiecesWish): string | undefined {
  const { changed, cardSize, sheet: named } = settings;
  if (sheet || named !== undefined) return "a sheet with places of its own";
  if (cardSize !== undefined) return "a card size";
  return changed ? "“changed”" : undefined;
}

/** The pieces that the project brings itself; what is wrong with the list is said, and the game's are there all the same. */
export function ownPieces(files: Files, game: GameId): { pieces: readonly Piece[]; problems: Problem[] } {
  const text = files.get(piecesPath);
  if (text === undefined) return { pieces: [], problems: [] };
  const { value, problems } = readDocument<Pieces>(piecesPath, text, game);
  const placed = problems.map((problem) => ({ ...problem, where: { file: piecesPath, ...problem.where } }));
  return { pieces: value?.pieces ?? [], problems: placed };
}

const describe = ({ cards, manifest, language }: ChosenCards): DescribedCard[] =>
  cards.map(({ id, card, count }) => ({ id, card, count, facts: factsOf(card as object, manifest.game, language) }));

async function withLayouts(piece: Piece, files: Files, game: GameId): Promise<Result<Omit<PieceToPrint, "faces">>> {
  const find = async (name: string): Promise<Template | undefined> =>
    ownTemplate(files, name, game) ?? (await gameTemplate(game, name));
  const dressed = async (name: string): Promise<Result<Template>> => {
    const template = await find(name);
    const like = template?.like === undefined ? undefined : await find(template.like);
    const missing = template ? (template.like !== undefined && !like ? template.like : undefined) : name;
    if (!template || missing !== undefined)
      return fail(pressProblems.report("press/no-piece-template", {}, { piece: piece.id, template: missing ?? name }));
    return succeed(pieceTemplate(piece, template, like));
  };
  const front = await dressed(piece.template);
  if (!front.ok) return front;
  const { back } = piece;
  if (back === undefined || back === "none" || back === "mirror") return succeed({ piece, template: front.value });
  const behind = await dressed(back);
  return behind.ok ? succeed({ piece, template: front.value, back: behind.value }) : behind;
}
