import { cardTemplate } from "../../press/card-template";
import { readDocument } from "../../project/document";
import { type TemplateName, templateNames, templatePath } from "../../project/paths";
import type { LayoutName } from "../../schemas/layouts";
import type { Template } from "../../schemas/template";
import { gameOf, manifestOf } from "../state/manifest";
import type { ProjectState } from "../state/project-state";
import type { PressKit } from "./press-kit";

/** The templates that the open project brings itself: they go before the game's. */
type OwnTemplates = Readonly<Partial<Record<TemplateName, Template>>>;

type Project = Pick<ProjectState, "files" | "open">;

let session = "";
const lastValid = new Map<TemplateName, Template>();
let recent: OwnTemplates = {};

/** In the middle of being typed a template is what it last was, so that the faces keep their looks. */
function ownTemplateOf(state: Project, name: TemplateName): Template | undefined {
  const text = state.files.get(templatePath(name));
  const game = gameOf(state);
  if (text === undefined || !game) {
    lastValid.delete(name);
    return undefined;
  }
  const template = readDocument<Template>(templatePath(name), text, game).value;
  if (template) lastValid.set(name, template);
  return template ?? lastValid.get(name);
}

/** The same object until one of them changes. */
export function ownTemplatesOf(state: Project): OwnTemplates {
  const openSession = state.open?.session ?? "";
  if (openSession !== session) {
    session = openSession;
    lastValid.clear();
  }
  const now = templateNames.map((name) => ownTemplateOf(state, name));
  if (templateNames.some((name, at) => recent[name] !== now[at]))
    recent = Object.fromEntries(templateNames.flatMap((name, at) => (now[at] ? [[name, now[at]]] : [])));
  return recent;
}

/** How a project's fronts and backs are drawn. */
export interface ProjectTemplates {
  /** As the set says, whichever layout each type of card has. */
  card: Template;
  back: Template;
  /** The project's own or the game's, by name. */
  named: Readonly<Record<TemplateName, Template>>;
}

let mixed: { key: string; own: OwnTemplates; layouts: PressKit["layouts"]; templates: ProjectTemplates } | undefined;

/** The same object until something of it changes: faces are remembered by their template. */
export function templatesOf(state: Project, { layouts }: Pick<PressKit, "layouts">): ProjectTemplates {
  const own = ownTemplatesOf(state);
  const { layout, layouts: byKind } = manifestOf(state) ?? {};
  const key = JSON.stringify([layout, byKind]);
  if (mixed?.key === key && mixed.own === own && mixed.layouts === layouts) return mixed.templates;
  const named = { ...layouts, ...own };
  const card = cardTemplate(
    { ...(layout && { layout }), ...(byKind && { layouts: byKind }) },
    undefined,
    (name: LayoutName) => named[name],
  );
  mixed = { key, own, layouts, templates: { card, back: named.back, named } };
  return mixed.templates;
}
