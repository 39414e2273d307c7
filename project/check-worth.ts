import { groupBy } from "../engine/core/group-by";
import { joinPointer } from "../schemas/json-pointer";
import { type Keyword, parameterNames } from "../schemas/keyword";
import type { Manifest } from "../schemas/manifest";
import type { Problem } from "../schemas/problem";
import { cardIdOf, manifestPath } from "./paths";
import { documentProblems } from "./problems";
import { type Files, type NamedCard, readCard } from "./project-text";
import { sharedParts, wholeCard } from "./whole-card";
import { type PriceList, priceListOf, readPrice, worthOf } from "./worth";

/** What is wrong with the prices that a project writes: formulas that aren't any, and those that some cards leave without an outcome. */

export function checkPrices(list: PriceList): Problem[] {
  return list.prices.flatMap(({ part, standard, slip }) => {
    if (!slip) return [];
    const meanwhile = standard === undefined ? "it counts nothing" : "the game's own price counts";
    const where = { field: joinPointer("/worth", part) };
    return [documentProblems.report("worth/bad-price", where, { part, reason: slip.message, meanwhile })];
  });
}

export function checkOwnNumbers({ own }: PriceList): Problem[] {
  return own.flatMap(({ name, slip }) =>
    slip
      ? [
          documentProblems.report(
            "number/bad-formula",
            { field: joinPointer("/numbers", name) },
            { name, reason: slip.message },
          ),
        ]
      : [],
  );
}

export function checkKeywordPrice({ name, price = "", parameters = [] }: Keyword, { names }: PriceList): Problem[] {
  if (price.trim() === "") return [];
  const own = parameterNames.slice(0, parameters.length).map((parameter) => [parameter, parameter] as const);
  const read = readPrice(price, new Map([...names, ...own]));
  if (read.ok) return [];
  const meanwhile = "nobody knows what cards that have it are worth";
  const params = { part: name.trim(), reason: read.slip.message, meanwhile };
  return [documentProblems.report("worth/bad-price", { field: "/price" }, params)];
}

/** Only a project's own prices are tried on its cards: those of games can always be worked out. */
export function checkOutcomes(files: Files, manifest: Manifest): Problem[] {
  if (manifest.worth === undefined) return [];
  const parts = sharedParts(files, manifest.game);
  const list = priceListOf(manifest, parts.components);
  if (!list) return [];
  const failures = [...files].flatMap(([path, text]) => {
    const id = cardIdOf(path);
    const card = id === undefined ? undefined : readCard<NamedCard>(path, text, manifest.game);
    const failed = card && worthOf(wholeCard(card, parts, manifest.game), list)?.failed;
    return (failed ?? []).map((failure) => ({ ...failure, id: id!, name: card!.name.trim() || id! }));
  });
  return [...groupBy(failures, ({ part }) => part)].map(([part, [first, ...others]]) => ({
    ...documentProblems.report(
      "worth/no-outcome",
      { file: manifestPath, field: joinPointer("/worth", part) },
      {
        part,
        card: first!.name,
        others: others.length > 0 ? ` and ${others.length} more` : "",
        reason: first!.reason,
      },
    ),
    cards: [first!, ...others].map(({ id }) => id),
  }));
}
