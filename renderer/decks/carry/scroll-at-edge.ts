/** What a card is carried over scrolls on while it is near the upper or lower edge. */

const edge = 48;
const step = 10;
let scrolled: Element | null = null;
let by = 0;
let frame = 0;

export function scrollAtEdge(under: Element | null, y = 0): void {
  scrolled = under && scrollerOf(under);
  by = 0;
  if (scrolled) {
    const { top, bottom } = scrolled.getBoundingClientRect();
    if (y < top + edge) by = -step;
    else if (y > bottom - edge) by = step;
  }
  if (by !== 0 && frame === 0) frame = requestAnimationFrame(scrollOn);
}

function scrollOn(): void {
  frame = 0;
  if (!scrolled || by === 0) return;
  scrolled.scrollTop += by;
  frame = requestAnimationFrame(scrollOn);
}

function scrollerOf(element: Element): Element | null {
  for (let each: Element | null = element; each; each = each.parentElement) {
    const isLonger = each.scrollHeight > each.clientHeight + 1;
    if (isLonger && /auto|scroll/.test(getComputedStyle(each).overflowY)) return each;
  }
  return null;
}
