/** From one part of the window to the next by a key, past all that stands in between: bar, sidebar, a room's head, its panels and views, status line. */

const parts = "header, nav, aside, section[aria-label], [role=region], footer";
const reachable = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]';

/** The outermost one: what a panel is made of is no part of the window. */
function partOf(element: Element): Element | null {
  const around = element.parentElement?.closest(parts);
  return around ? partOf(around) : element.closest(`${parts}, main`);
}

/** Where each part is entered, as they stand in the page. */
function entries(): HTMLElement[] {
  const found = new Map<Element | null, HTMLElement>();
  for (const one of document.querySelectorAll<HTMLElement>(reachable)) {
    if (one.tabIndex < 0 || !one.checkVisibility({ visibilityProperty: true })) continue;
    const part = partOf(one);
    // What is shown of a list goes before its beginning.
    if (!found.has(part) || (one.ariaCurrent === "true" && found.get(part)?.ariaCurrent !== "true"))
      found.set(part, one);
  }
  return [...found.values()];
}

export function goToNextPart(step: 1 | -1): void {
  const here = document.activeElement;
  if (here?.closest("[role=dialog]")) return;
  const stops = entries();
  const at = here && here !== document.body ? stops.findIndex((stop) => partOf(stop) === partOf(here)) : -1;
  const next = at < 0 && step < 0 ? stops.length - 1 : (at + step + stops.length) % Math.max(stops.length, 1);
  stops[next]?.focus();
}
