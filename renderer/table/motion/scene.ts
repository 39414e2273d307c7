/** Where everything lies on the page that has a place of its own on the table. */

export interface Seen {
  element: HTMLElement;
  rect: DOMRect;
}
export type Scene = ReadonlyMap<string, Seen>;

export function look(root: HTMLElement): Map<string, Seen> {
  const scene = new Map<string, Seen>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-thing], [data-drop]")) {
    const key = (element.dataset.thing ?? element.dataset.drop)!;
    if (!scene.has(key)) scene.set(key, { element, rect: element.getBoundingClientRect() });
  }
  return scene;
}

export const isStill = (a: DOMRect | undefined, b: DOMRect): boolean =>
  a !== undefined && Math.abs(a.x - b.x) < 2 && Math.abs(a.y - b.y) < 2 && Math.abs(a.width - b.width) < 2;
