import { cardGame } from "../../engine/games/registry";
import { cardIdOf, cardPath, componentIdOf, deckIdOf, manifestPath, templateNameOf } from "../../project/paths";
import { nameIn } from "../../project/quick-name";
import { layoutLabels } from "../../schemas/layouts";
import type { Problem } from "../../schemas/problem";
import { gameOf } from "./manifest";
import { tell } from "./notices";
import { currentPlace, goTo, setSettings } from "./place";
import { projectState } from "./project-state";
import { select, setUi } from "./ui-store";

/** What a file is to a person: the card's or deck's name. */
export function describeFile(path: string, text: string | undefined): string {
  if (path === "") return "The project";
  if (path === manifestPath) return "Project settings";
  const template = templateNameOf(path);
  if (template === "back") return "Template of the backs";
  if (template !== undefined)
    return template === "card"
      ? "Template of the faces"
      : `Template of the faces, ${layoutLabels[template].toLowerCase()}`;
  return (
    (text === undefined ? undefined : nameIn(text)) ?? cardIdOf(path) ?? componentIdOf(path) ?? deckIdOf(path) ?? path
  );
}

/** Opens a card in the editor. */
export function openCard(id: string): void {
  select([id], id);
  if (currentPlace().item !== id) goTo("set", id);
}

/** Opens a component or keyword in the room that its game has for them. */
export function openComponent(id: string): void {
  const game = gameOf(projectState.getState());
  goTo(game && cardGame(game).keywords ? "keywords" : "components", id);
}

/** Leads to where a problem can be mended; the room there shows the field or line. */
export function jumpTo({ where, hint, message }: Problem): void {
  const { file = where.card === undefined ? "" : cardPath(where.card), field, row } = where;
  const [card, template] = [cardIdOf(file), templateNameOf(file)];
  const [component, deck] = [componentIdOf(file), deckIdOf(file)];
  setUi({ jump: { file, ...(field !== undefined && { field }), ...(row !== undefined && { row }) } });
  if (card !== undefined) openCard(card);
  else if (template !== undefined) goTo("template", template);
  else if (component !== undefined) openComponent(component);
  else if (deck !== undefined) goTo("decks", deck);
  else if (file === manifestPath) goTo("settings", setSettings);
  else tell({ tone: "info", message, ...(hint !== undefined && { hint }) });
}
