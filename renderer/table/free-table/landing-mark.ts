import type { Size } from "../layout/rect";
import { unit } from "./camera";
import type { Carried, Goal } from "./carrying";

/** Shows while something is carried what letting go would do: a ring, and a word beside it. */
export class LandingMark {
  private readonly mark = document.createElement("div");
  private over: HTMLElement | null = null;

  constructor(
    surface: HTMLElement,
    private readonly frame: HTMLElement,
  ) {
    this.mark.dataset.landing = "";
    this.mark.append(document.createElement("span"));
    surface.append(this.mark);
  }

  show(goal: Goal, { size }: Carried & { size: Size }, card: Size): void {
    const hand = goal.kind === "hand" ? document.querySelector<HTMLElement>(`[data-hand-of="${goal.seat}"]`) : null;
    if (hand !== this.over) {
      delete this.over?.dataset.over;
      this.over = hand;
      if (hand) hand.dataset.over = "";
    }
    const isHere = goal.kind === "stack" || goal.kind === "beside" || goal.kind === "place";
    this.mark.hidden = !isHere;
    this.frame.dataset.goal = goal.kind;
    if (!isHere) return;
    const { width, height } = goal.kind === "stack" ? card : size;
    this.mark.dataset.landing = goal.kind;
    this.mark.firstElementChild!.textContent = words[goal.kind];
    Object.assign(this.mark.style, {
      width: `${width * unit}px`,
      height: `${height * unit}px`,
      transform: `translate(${(goal.x - width / 2) * unit}px, ${(goal.y - height / 2) * unit}px)`,
    });
  }

  remove(): void {
    this.mark.remove();
    delete this.over?.dataset.over;
    delete this.frame.dataset.goal;
  }
}

const words = { stack: "Onto the stack", beside: "Side by side", place: "" } as const;
