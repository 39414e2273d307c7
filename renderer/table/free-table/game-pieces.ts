import { useMemo } from "react";
import { cardGame } from "../../../engine/games/registry";
import type { CardFacts } from "../../../press/facts";
import { facesOf } from "../../../press/pieces";
import type { GameId } from "../../../schemas/game-id";
import type { Template } from "../../../schemas/template";
import { type DrawnFace, faceSvg, layFace, picturesOf } from "../../press/draw-face";
import { useOwnFonts } from "../../press/own-fonts";
import { type PressKit, usePressKit } from "../../press/press-kit";
import type { Surroundings } from "../../press/surroundings";
import { useProjectSurroundings } from "../../press/surroundings";
import { useDressedPieces } from "../../press/use-dressed-pieces";

/** The coins, markers and boards that the game and the project print, as things that lie on the free table. */

/** One look of a piece, as it can be drawn. */
export interface TablePiece {
  piece: string;
  variant: number;
  label: string;
  /** mm */
  width: number;
  height: number;
  round: boolean;
  facts: CardFacts;
  template: Template;
  kit: PressKit;
  around: Surroundings;
}

export const pieceKey = ({ piece, variant }: Pick<TablePiece, "piece" | "variant">): string => `${piece} ${variant}`;

const noTemplates: readonly Template[] = [];

/** By their keys; undefined until they have been fetched. What is made for single cards isn't among them. */
export function useTablePieces(game: GameId | undefined): ReadonlyMap<string, TablePiece> | undefined {
  const dressed = useDressedPieces(game);
  const templates = useMemo(
    () => dressed?.flatMap(({ layouts }) => (layouts.ok ? [layouts.value.template] : [])) ?? noTemplates,
    [dressed],
  );
  const kit = usePressKit(dressed && game, templates, useOwnFonts());
  const around = useProjectSurroundings();
  return useMemo(() => {
    if (!kit || !dressed || !game) return undefined;
    const looks = dressed.flatMap(({ piece, layouts }) => {
      if (!layouts.ok || piece.for !== undefined || piece.per !== undefined) return [];
      const { template } = layouts.value;
      const faces = facesOf(piece, [], cardGame(game).players.max);
      return faces.map(({ facts }, variant): TablePiece => {
        const called = faces.length > 1 ? wordOf(facts.slots) : undefined;
        return {
          piece: piece.id,
          variant,
          label: called === undefined ? piece.name : `${piece.name}: ${called}`,
          width: template.size.width,
          height: template.size.height,
          round: piece.shape === "round",
          facts,
          template,
          kit,
          around,
        };
      });
    });
    return new Map(looks.map((look) => [pieceKey(look), look]));
  }, [kit, dressed, game, around]);
}

/** What tells one look of a piece from the others, as its template is told it. */
const telling = ["name", "title", "words", "value", "colour", "symbol", "owner", "seat"];

function wordOf(slots: CardFacts["slots"]): string | undefined {
  const words = telling.flatMap((slot) => {
    const value = slots[slot];
    return typeof value === "string" || typeof value === "number" ? [String(value)] : [];
  });
  return words[0];
}

export function drawPiece({ kit, template, around, facts, ...look }: TablePiece): DrawnFace {
  const id = `piece-${look.piece}-${look.variant}`;
  const { scene, problems } = layFace({ kit, template, id, card: {}, around }, { facts });
  const { width, height } = scene;
  const corner = look.round ? Math.min(width, height) / 2 : scene.corner;
  return { svg: faceSvg(scene, kit, picturesOf(around), id), width, height, corner, problems };
}
