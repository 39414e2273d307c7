import { cardGame } from "../../engine/games/registry";
import type { GameId } from "../../schemas/game-id";
import { joinPointer, type Pointer, valueAt, withValueAt } from "../../schemas/json-pointer";
import { titleFromKey } from "../../schemas/titles";
import { schemaFor } from "../format";
import type { SchemaNode } from "../schema-walk";

/** What Cardwright writes where a card has no words of its own. */
export interface GeneratedText {
  at: Pointer;
  title: string;
  text: string;
  most: number;
}

type TextNode = SchemaNode & { "x-translated"?: boolean; "x-control"?: string; maxLength?: number };

/** No card says this. */
const probe = "\ue000probe\ue000";

/**
 * The texts of a card that are written of what it does, in a language that its game has words in. Games don't say what they
 * write in which place; but whoever puts words of his own there sees them gone.
 */
export function generatedTextsOf(card: object, game: GameId, language: string): GeneratedText[] {
  const { describe, languages } = cardGame(game);
  const spoken = languages.find((one) => one === language) ?? languages[0];
  const schema = schemaFor("card", game) as SchemaNode;
  const places = Object.entries(schema.properties ?? {}).filter(
    ([, node]) => (node as TextNode)["x-translated"] && (node as TextNode)["x-control"] === "text",
  );
  return places.flatMap(([key, node]): GeneratedText[] => {
    const at = joinPointer("", key);
    const own = valueAt(card, at);
    if (typeof own === "string" && own.trim() !== "") return [];
    const [before, after] = describe(withValueAt(card, at, probe), spoken).text.split(probe);
    const { text } = describe(card, spoken);
    if (before === undefined || after === undefined || !text.startsWith(before) || !text.endsWith(after)) return [];
    const said = text.slice(before.length, text.length - after.length).trim();
    return said === "" ? [] : [{ at, title: node.title ?? titleFromKey(key), text: said, most: 4000 }];
  });
}
