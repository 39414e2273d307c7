import { jsonLimits } from "../../json/json-limits";

export const formPanel = "editor.form";
export const initialFormWidth = 392;
export const formLimits = { min: 320, max: 640 } as const;

/** Less room than this makes the card too small to work on. */
const leastStage = 320;

interface PanelWidths {
  form: number;
  json: number;
}

/**
 * The widths the person chose, as far as the room allows: first the JSON gives way to the card, then the form. What was
 * chosen stays remembered for a wider window.
 */
export function fitPanels(room: number, chosen: PanelWidths, jsonOpen: boolean): PanelWidths {
  const least = { form: formLimits.min, json: jsonOpen ? jsonLimits.min : 0 };
  const json = jsonOpen ? Math.max(least.json, Math.min(chosen.json, room - leastStage - chosen.form)) : chosen.json;
  const taken = jsonOpen ? json : 0;
  const form = Math.max(least.form, Math.min(chosen.form, room - leastStage - taken));
  return { form, json };
}
