import { cardGame } from "../../engine/games/registry";
import { commonPieces, commonTemplate } from "../../press/common-pieces";
import { gamePieces, gameTemplate } from "../../press/game-pieces";
import { allPieces, type DescribedCard, dressPiece, facesOf, type PieceToPrint, pickPieces } from "../../press/pieces";
import { pressProblems } from "../../press/problems";
import { ownPieces } from "../../project/own-pieces";
import { templatePath } from "../../project/paths";
import { type Files, factsOf, ownTemplate } from "../../project/project-text";
import type { PrintSettings } from "../../schemas/print-settings";
import type { PrinterProfile } from "../../schemas/printer-profile";
import { fail, type Problem, type Result, succeed } from "../../schemas/problem";
import type { SheetFile } from "../../schemas/sheet";
import type { PieceOrder } from "../ink/print-pieces";
import { appProblems } from "../problems";
import { type ChosenCards, type ProjectAssets, printOrder } from "./chosen-cards";

/** Which pieces of a project go on paper, with their layouts and the cards they are made for. */

export interface PiecesWish {
  files: Files;
  chosen: ChosenCards;
  settings: PrintSettings;
  assets: ProjectAssets;
  profile?: PrinterProfile | undefined;
  /** Places of one's own. They are for cards: asking for them with pieces is refused. */
  sheet?: SheetFile | undefined;
  /** Notes what each face looks like. */
  isRecorded?: boolean;
}

export async function pieceOrder(wish: PiecesWish): Promise<Result<{ order: PieceOrder; problems: Problem[] }>> {
  const { files, chosen, settings, assets, profile, isRecorded = false } = wish;
  const option = unfit(wish);
  if (option !== undefined) return fail(pressProblems.report("press/not-for-pieces", {}, { option }));
  const { game } = chosen.manifest;
  const own = ownPieces(files, game);
  const picked = pickPieces(
    allPieces([...(await gamePieces(game)), ...commonPieces(game)], own.pieces),
    settings.pieces ?? "all",
  );
  if (!picked.ok) return picked;
  const whole = printOrder(chosen, settings, assets, { profile });
  const { cards: _cards, template, back: _back, ...around } = whole;
  const described = describe(chosen);
  const players = settings.players ?? cardGame(game).players.max;
  const pieces: PieceToPrint[] = [];
  const leftOut = new Map<string, Problem>();
  for (const piece of picked.value) {
    const dressed = await dressPiece(piece, async (name) => {
      const [own, file] = [ownTemplate(files, name, game), templatePath(name)];
      if (own) return own;
      if (files.has(file)) leftOut.set(file, appProblems.report("app/template-left-out", { file }, { file }));
      return (await gameTemplate(game, name)) ?? commonTemplate(game, name, template.size);
    });
    if (!dressed.ok) return dressed;
    pieces.push({ ...dressed.value, faces: facesOf(piece, described, players, settings.copies) });
  }
  return succeed({ order: { ...around, pieces, isRecorded }, problems: [...own.problems, ...leftOut.values()] });
}

function unfit({ sheet, settings }: PiecesWish): string | undefined {
  const { changed, cardSize, sheet: named } = settings;
  if (sheet || named !== undefined) return "a sheet with places of its own";
  if (cardSize !== undefined) return "a card size";
  return changed ? "“changed”" : undefined;
}

const describe = ({ cards, manifest, language, numbers }: ChosenCards): DescribedCard[] =>
  cards.map(({ id, card, count }) => ({
    id,
    card,
    count,
    facts: factsOf(card as object, manifest.game, language),
    numbers: numbers?.(card),
  }));
