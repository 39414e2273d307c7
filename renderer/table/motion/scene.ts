/** Where everything lies on the page that has a place of its own on the table. */

export interface Seen {
  element: HTMLElement;
  rect: DOMRect;
  /** The card on top of a pile, or the last of a hand. */
  card?: Seen;
}
export type Scene = ReadonlyMap<string, Seen>;

export function look(root: HTMLElement): Map<string, Seen> {
  const scene = new Map<string, Seen>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-thing], [data-drop]")) {
    const key = (element.dataset.thing ?? element.dataset.drop)!;
    if (!scene.has(key)) scene.set(key, { ...seenAt(element), ...("home" in element.dataset && lastCard(element)) });
  }
  return scene;
}

/** Whoever asks for places does so before anything is put on the page: each answer after that costs a layout. */
export const seenAt = (element: HTMLElement): Seen => ({ element, rect: element.getBoundingClientRect() });

function lastCard(zone: HTMLElement): Pick<Seen, "card"> {
  const card = zone.querySelector<HTMLElement>("li:last-child > *");
  return card ? { card: seenAt(card) } : {};
}

export const isStill = (a: DOMRect | undefined, b: DOMRect): boolean =>
  a !== undefined && Math.abs(a.x - b.x) < 2 && Math.abs(a.y - b.y) < 2 && Math.abs(a.width - b.width) < 2;

/** A number says which of its owner's it is, unless there is but one. */
export const numberIn = (owner: HTMLElement, label: string): HTMLElement | undefined =>
  [...owner.querySelectorAll<HTMLElement>("[data-number]")].find(({ dataset }) =>
    ["", label].includes(dataset.number ?? ""),
  );
