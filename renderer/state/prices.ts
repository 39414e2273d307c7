import { type PriceList, priceListIn } from "../../project/worth";
import type { ProjectState } from "./project-state";

/** By what the cards of the open project are priced; nothing while the manifest can't be read. */
export const pricesOf = ({ files }: Pick<ProjectState, "files">): PriceList | undefined => priceListIn(files);
