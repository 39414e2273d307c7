import { cardIdOf, componentIdOf, deckIdOf, manifestPath, templateNameOf } from "../../project/paths";
import { nameIn } from "../../project/quick-name";
import type { Problem } from "../../schemas/problem";
import { openCard } from "../commands/card-commands";
import { tell } from "../state/notices";
import { goTo } from "../state/place";
import { setUi } from "../state/ui-store";
import { showInTemplate } from "../template/session/show-in-template";

/** What a file is to a person: the card's or deck's name. */
export function describeFile(path: string, text: string | undefined): string {
  if (path === "") return "The project";
  if (path === manifestPath) return "Project settings";
  const template = templateNameOf(path);
  if (template !== undefined) return template === "card" ? "Template of the faces" : "Template of the backs";
  return (
    (text === undefined ? undefined : nameIn(text)) ?? cardIdOf(path) ?? componentIdOf(path) ?? deckIdOf(path) ?? path
  );
}

/** Leads to where a problem can be mended. */
export function jumpTo({ where, hint, message }: Problem): void {
  const card = where.file === undefined ? where.card : cardIdOf(where.file);
  const template = where.file === undefined ? undefined : templateNameOf(where.file);
  const component = where.file === undefined ? undefined : componentIdOf(where.file);
  const deck = where.file === undefined ? undefined : deckIdOf(where.file);
  if (card !== undefined) {
    setUi({ jump: where.field === undefined ? null : { card, field: where.field } });
    openCard(card);
  } else if (template !== undefined) {
    goTo("template", template);
    showInTemplate(where.field, where.row);
  } else if (component !== undefined) goTo("components", component);
  else if (deck !== undefined) goTo("decks", deck);
  else tell({ tone: "info", message, ...(hint !== undefined && { hint }) });
}
