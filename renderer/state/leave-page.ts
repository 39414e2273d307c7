import { queue } from "./project-sync";
import { sendUnsent } from "./settings";

/** What was typed or chosen just before the page goes goes out first. */
export function sendBeforeLeaving(): void {
  // Some fields write what they hold when they are left.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  queue.hurry();
  sendUnsent();
}
