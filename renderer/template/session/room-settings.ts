import { remember, useRemembered, useSettings } from "../../state/settings";
import { unfoldPanel } from "../../ui/panel-memory";

/** What the template room remembers of its own looks, for every project. */

/** Percent of true size. */
export const zoomSteps = [50, 75, 100, 150, 200, 300, 400, 600, 800] as const;
type Zoom = "fit" | number;

const asZoom = (value: unknown): Zoom => (typeof value === "number" && value > 0 ? value : "fit");

export const useTemplateZoom = (): Zoom => useSettings(({ layout }) => asZoom(layout["template.zoom"]));
export const setTemplateZoom = (zoom: Zoom): void => remember("template.zoom", zoom);

const overlayNames = ["safe", "bleed", "rulers", "snap"] as const;
export type Overlay = (typeof overlayNames)[number];
const atFirst: Record<Overlay, boolean> = { safe: true, bleed: false, rulers: true, snap: true };

export const useOverlay = (name: Overlay): [boolean, (on: boolean) => void] =>
  useRemembered<boolean>(`template.${name}`, atFirst[name]);

const panels = ["layer", "template", "json"] as const;
export type Panel = (typeof panels)[number];
export const usePanel = (): Panel =>
  useSettings(({ layout }) => panels.find((panel) => panel === layout["template.panel"]) ?? "layer");
/** The side that shows one of them. */
export const sidePanel = "template.side";
export function showPanel(panel: Panel): void {
  remember("template.panel", panel);
  unfoldPanel(sidePanel);
}
