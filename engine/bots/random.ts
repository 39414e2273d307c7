import { nextInt } from "../core/rng";
import type { Bot } from "./bot";

export const random: Bot = {
  name: "random",
  choose(rules, view, _, rng) {
    const actions = rules.actions(view);
    return { action: actions[nextInt(rng, actions.length)]!, why: `picked blindly among ${actions.length} choices` };
  },
};
