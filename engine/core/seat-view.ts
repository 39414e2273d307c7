import type { GameTypes, MatchRules, SetOf } from "./game-definition";
import { type Hiding, hiddenFrom, renumberByPlace } from "./hiding";
import { clonePlain } from "./plain";
import type { Rng } from "./rng";
import { hideChance } from "./roll";

/** What a seat may know of a state, and whole worlds that agree with that. Where cards are hidden, and from whom, the game says. */

export function viewOf<T extends GameTypes>(
  rules: MatchRules<T>,
  set: SetOf<T>,
  hiding: Hiding<T["state"]>,
  state: T["state"],
  seat: number,
): T["state"] {
  const view = (rules.copyByHand ?? clonePlain)(state);
  hideChance(view);
  const { prompt } = view;
  // What is offered to somebody else is nobody's to know.
  if (prompt && prompt.seat !== seat)
    view.prompt = { kind: prompt.kind, seat: prompt.seat, ...(prompt.by === undefined ? {} : { by: prompt.by }) };
  const isQuiet = rules.isQuiet?.(view) ?? true;
  const hidden = isQuiet ? renumberByPlace(hiding, view, seat) : hiddenFrom(hiding, view, seat);
  rules.hide(set, view, hidden, seat, state);
  return view;
}

export function redealt<T extends GameTypes>(
  rules: MatchRules<T>,
  set: SetOf<T>,
  view: T["state"],
  seat: number,
  rng: Rng,
): T["state"] {
  const world = (rules.copyByHand ?? clonePlain)(view);
  world.rng = [rng[0], rng[1], rng[2], rng[3]];
  rules.redeal(set, world, seat, rng);
  return world;
}
