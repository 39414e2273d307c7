import { currentProject } from "../../state/project-store";
import { layerAt } from "../model/layer-lists";
import { showPanel } from "./room-settings";
import { currentName, ownTemplateNow } from "./template-edits";
import { selectLayers, setTemplateRoom, showTemplate, unfoldTo } from "./template-store";

/** Brings the person to a place in the template on screen: the layer in the inspector, anything else in the JSON. */
export function showInTemplate(field: string | undefined, row: number | undefined): void {
  // The room may not be on screen yet; it must not begin with nothing chosen afterwards.
  showTemplate(currentProject().open?.session ?? "", currentName());
  const pointer = /^(\/(?:variants\/\d+\/)?layers\/\d+(?:\/layers\/\d+)*)/.exec(field ?? "")?.[1];
  const template = ownTemplateNow();
  if (pointer !== undefined && template && layerAt(template, pointer)) {
    const variant = /^\/variants\/(\d+)/.exec(pointer)?.[1];
    setTemplateRoom({ variant: variant === undefined ? undefined : Number(variant) });
    selectLayers([pointer]);
    unfoldTo(pointer);
    showPanel("layer");
  } else {
    showPanel("json");
    setTemplateRoom({ jsonPlace: { pointer: field ?? "", ...(row !== undefined && { row }) } });
  }
}
