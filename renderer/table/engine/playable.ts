import type { Rules } from "../../../engine/core/game";

/** Rules that say what lies on the table: those of every game in the registry. */
export const isPlayable = (rules: Rules): rules is Rules & Required<Pick<Rules, "table">> => rules.table !== undefined;
