import { readDocument } from "../../project/document";
import { type TemplateName, templateNames, templatePath } from "../../project/paths";
import type { Template } from "../../schemas/template";
import { gameOf } from "../state/manifest";
import type { ProjectState } from "../state/project-state";
import type { PressKit } from "./press-kit";

/** The templates that the open project brings itself: they go before the game's. */

let session = "";
const lastValid = new Map<TemplateName, Template>();

/** In the middle of being typed a template is what it last was, so that the faces keep their looks. */
export function ownTemplateOf(state: Pick<ProjectState, "files" | "open">, name: TemplateName): Template | undefined {
  const text = state.files.get(templatePath(name));
  const game = gameOf(state);
  const openSession = state.open?.session ?? "";
  if (openSession !== session) {
    session = openSession;
    lastValid.clear();
  }
  if (text === undefined || !game) {
    lastValid.delete(name);
    return undefined;
  }
  const template = readDocument<Template>(templatePath(name), text, game).value;
  if (template) lastValid.set(name, template);
  return template ?? lastValid.get(name);
}

export const ownTemplatesOf = (state: Pick<ProjectState, "files" | "open">): Template[] =>
  templateNames.map((name) => ownTemplateOf(state, name)).filter((template) => template !== undefined);

/** The template a project draws its cards with. */
export const templateOf = (
  state: Pick<ProjectState, "files" | "open">,
  kit: PressKit,
  name: TemplateName = "card",
): Template => ownTemplateOf(state, name) ?? kit.layouts[name];
