import type { Scene, SceneItem } from "./scene";

/** A quarter of a point is 0.088 mm; thinner lines break up or vanish, mm. */
export const leastLine = 0.08;

/** The width of an item's line as its layout means it, mm; undefined without one. */
export function lineWidth(item: SceneItem): number | undefined {
  if ((item.kind !== "rect" && item.kind !== "path") || item.stroke === undefined) return undefined;
  const [a, b, c, d] = item.matrix ?? [1, 0, 0, 1];
  return (item.strokeWidth ?? 0.2) * Math.sqrt(Math.abs(a * d - b * c));
}

/** A smaller card has the same layout, but no line that would print becomes one that doesn't. */
export function withPrintableLines(scene: Scene, scale: number): Scene {
  if (scale >= 1) return scene;
  const items = scene.items.map((item) => {
    const width = lineWidth(item);
    const isLost = width !== undefined && width >= leastLine && width * scale < leastLine;
    if (!isLost || (item.kind !== "rect" && item.kind !== "path")) return item;
    return { ...item, strokeWidth: (item.strokeWidth ?? 0.2) * (leastLine / (width * scale)) };
  });
  return { ...scene, items };
}
