import { readSearch } from "./read-search";

/** A search that must find all of these at once. */
export const narrowed = (...searches: readonly string[]): string => {
  const said = searches.map((one) => one.trim()).filter(Boolean);
  return said.map((one) => (said.length > 1 && readSearch(one).asked.kind === "some" ? `(${one})` : one)).join(" ");
};
