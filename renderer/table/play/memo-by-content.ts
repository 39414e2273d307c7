import { type FunctionComponent, memo } from "react";
import { isEqual } from "../../../engine/core/json-equality";
import type { Json } from "../../../engine/core/vocabulary";

/** A part of the table that stays as it is until what it shows is another: each look at the table is made of new objects. */
export const memoByContent = <P extends object>(part: FunctionComponent<P>) =>
  memo(part, (was, is) => isEqual(was as Json, is as Json));
