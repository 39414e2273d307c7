import { layerAt } from "../model/layer-lists";
import { showPanel } from "./room-settings";
import { ownTemplateNow } from "./template-edits";
import { selectLayers, setTemplateRoom, unfoldTo } from "./template-store";

/** Brings the person to a place in the template on screen: the layer in the inspector, anything else in the JSON. */
export function showInTemplate(field: string | undefined, row: number | undefined): void {
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
