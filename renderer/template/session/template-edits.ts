import { readDocument } from "../../../project/document";
import { formatDocument } from "../../../project/format";
import { type TemplateName, templateNames, templatePath } from "../../../project/paths";
import type { Pointer } from "../../../schemas/json-pointer";
import type { Template } from "../../../schemas/template";
import { writeText } from "../../document/write-text";
import { loadPressKit } from "../../press/press-kit";
import { gameOf } from "../../state/manifest";
import { tell } from "../../state/notices";
import { currentProject, editFile, undo } from "../../state/open-project";
import { currentPlace } from "../../state/place";
import type { Changed } from "../model/layer-lists";
import { selectLayers, setTemplateRoom } from "./template-store";

/** Every way in which the room changes a template. Each is one step of the project's history. */

export const templateWords: Record<TemplateName, string> = {
  card: "card template",
  "full-art": "full art template",
  "text-first": "text first template",
  "large-print": "large print template",
  back: "template of the back",
};

export const nameFrom = (item: string | undefined): TemplateName =>
  templateNames.find((name) => name === item) ?? "card";

export const currentName = (): TemplateName => nameFrom(currentPlace().item);

/** The project's own template; undefined while it has none, or none that can be read. */
export function ownTemplateNow(name = currentName()): Template | undefined {
  const { files } = currentProject();
  const game = gameOf({ files });
  const text = files.get(templatePath(name));
  return game && text !== undefined ? readDocument<Template>(templatePath(name), text, game).value : undefined;
}

export function editTemplate(label: string, edit: (template: Template) => Template, place?: string): boolean {
  const name = currentName();
  const template = ownTemplateNow(name);
  const game = gameOf(currentProject());
  if (!template || !game) return false;
  const next = edit(template);
  return next === template || writeText(templatePath(name), formatDocument(next, "template", game), label, place);
}

/** A change of layers; those it was about are chosen afterwards. */
export function editLayers(label: string, edit: (template: Template) => Changed): boolean {
  let layers: readonly Pointer[] = [];
  const done = editTemplate(label, (template) => {
    const changed = edit(template);
    layers = changed.layers;
    return changed.template;
  });
  if (done) selectLayers(layers);
  return done;
}

/** Copies the game's template into the project, where it can be changed. */
export async function customise(name: TemplateName): Promise<void> {
  const game = gameOf(currentProject());
  if (!game) return;
  const { layouts } = await loadPressKit(game);
  const own = { $schema: "../schemas/template.schema.json", ...layouts[name] };
  writeText(templatePath(name), formatDocument(own, "template", game), `Customise the ${templateWords[name]}`);
}

/** Lets the game's own template draw the cards again. */
export function backToBuiltIn(name: TemplateName): void {
  const label = `Back to the built-in ${templateWords[name]}`;
  if (!editFile(templatePath(name), null, { label })) return;
  setTemplateRoom({ live: undefined, variant: undefined, selection: [] });
  tell({
    tone: "info",
    message: "Your template is gone from the project. The cards look as the game has them.",
    action: { label: "Undo", run: undo },
  });
}
