import { useEffect, useState } from "react";
import { commonPieces, commonTemplate } from "../../press/common-pieces";
import { gamePieces, gameTemplate } from "../../press/game-pieces";
import { allPieces, type DressedPiece, dressPiece } from "../../press/pieces";
import type { Size } from "../../press/sizes";
import { ownPieces } from "../../project/own-pieces";
import { type Files, ownTemplate } from "../../project/project-text";
import type { GameId } from "../../schemas/game-id";
import type { Piece } from "../../schemas/pieces";
import type { Result } from "../../schemas/problem";
import { useProject } from "../state/open-project";
import { useProjectPress } from "./project-press";

interface Dressed {
  piece: Piece;
  layouts: Result<DressedPiece>;
}

/** The pieces of the game and of the open project with their layouts; undefined until they have been fetched. */
export function useDressedPieces(game: GameId | undefined): readonly Dressed[] | undefined {
  const files = useProject((state) => state.files);
  const card = useProjectPress()?.card.size;
  const [found, setFound] = useState<{ game: GameId; pieces: readonly Dressed[] }>();
  useEffect(() => {
    if (!game || !card) return;
    let live = true;
    void dressAll(game, files, card).then((pieces) => live && setFound({ game, pieces }));
    return () => {
      live = false;
    };
  }, [game, files, card]);
  return found && found.game === game ? found.pieces : undefined;
}

async function dressAll(game: GameId, files: Files, card: Size): Promise<Dressed[]> {
  const pieces = allPieces([...(await gamePieces(game)), ...commonPieces(game)], ownPieces(files, game).pieces);
  const find = async (name: string) =>
    ownTemplate(files, name, game) ?? (await gameTemplate(game, name)) ?? commonTemplate(game, name, card);
  return Promise.all(pieces.map(async (piece) => ({ piece, layouts: await dressPiece(piece, find) })));
}
