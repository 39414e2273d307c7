/// <reference types="vite/types/importMeta.d.ts" />
import type { TSchema } from "typebox";
import type { FileSchema } from "../../schemas/common";
import { type GameId, gameIds } from "../../schemas/game-id";

/** How cards of each game are written, and what they are composed of in games whose cards are. */

const cards = import.meta.glob<TSchema>("./*/card-schema.ts", { import: "Card", eager: true });
const components = import.meta.glob<TSchema>("./*/component-schema.ts", { import: "Component", eager: true });

const componentSchema = (game: GameId): TSchema | undefined => components[`./${game}/component-schema.ts`];

export const cardSchemaName = (game: GameId): string => `${game}-card`;
export const componentSchemaName = (game: GameId): string =>
  componentSchema(game) ? `${game}-component` : "component";

export const cardSchemas: readonly FileSchema[] = gameIds.flatMap((game) => {
  const component = componentSchema(game);
  return [
    { name: cardSchemaName(game), schema: cards[`./${game}/card-schema.ts`]! },
    ...(component ? [{ name: componentSchemaName(game), schema: component }] : []),
  ];
});
