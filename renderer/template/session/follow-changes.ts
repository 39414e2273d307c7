import type { TemplateName } from "../../../project/paths";
import type { Template } from "../../../schemas/template";
import { projectState } from "../../state/project-state";
import { followLayers } from "../model/follow-layers";
import { ownTemplateNow } from "./template-edits";
import { setTemplateRoom, templateRoom } from "./template-store";

/**
 * What is chosen, hidden and folded stays so when layers change places by undo or from outside. It happens within the
 * change itself, so that whoever made it can choose something else right after.
 */
export function followChanges(name: TemplateName): () => void {
  let before: Template | undefined = ownTemplateNow(name);
  return projectState.subscribe((state, last) => {
    if (state.files === last.files) return;
    const template = ownTemplateNow(name);
    if (!template || template === before) return;
    if (before) follow(before, template);
    before = template;
  });
}

function follow(before: Template, after: Template): void {
  const { selection, hidden, folded, variant } = templateRoom();
  const moved = (pointers: Iterable<string>) => followLayers(before, after, [...pointers]);
  setTemplateRoom({
    selection: moved(selection),
    hidden: new Set(moved(hidden)),
    folded: new Set(moved(folded)),
    variant: variant !== undefined && after.variants?.[variant] ? variant : undefined,
  });
}
