import { type Pointer, parentOf } from "../../schemas/json-pointer";
import { inputId } from "./controls/control";

/** Brings a field, or the nearest one around it that the form shows, into view and puts the keyboard there. */
export function revealField(form: HTMLElement, pointer: Pointer): void {
  for (let place = pointer; place !== ""; place = parentOf(place)) {
    const frame = form.querySelector<HTMLElement>(`[data-pointer="${CSS.escape(place)}"]`);
    if (!frame) continue;
    unfoldAround(frame);
    frame.scrollIntoView({ block: "nearest" });
    const named = form.querySelector<HTMLElement>(`[id="${CSS.escape(inputId(place))}"]`);
    const input = named?.matches(focusable) ? named : (named ?? frame).querySelector<HTMLElement>(focusable);
    input?.focus({ preventScroll: true });
    flash(frame);
    return;
  }
}

/** What is folded away can't be scrolled to. */
function unfoldAround(frame: HTMLElement): void {
  for (let around = frame.closest("details"); around; around = around.parentElement?.closest("details") ?? null)
    around.open = true;
}

const focusable = 'input:not([type="file"]):not([hidden]), textarea, button:not([tabindex="-1"]), [tabindex="0"]';

function flash(frame: HTMLElement): void {
  const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  frame.animate([{ backgroundColor: "var(--cw-accent-wash)" }, { backgroundColor: "transparent" }], {
    duration: calm ? 0 : 700,
    easing: "ease-out",
  });
}
