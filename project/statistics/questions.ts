import type { CountedCard, Facet } from "./facets";

/** What is asked of a set: how its cards lie over one facet, or over two. */
export interface Question {
  by: string;
  against?: string;
  /** How it is called, where that isn't the names of its facets. */
  title?: string;
}

/** The word for what cards are, in the order in which games have one. */
export const kindOf = (facets: readonly Facet[]): Facet | undefined =>
  ["kind", "type"].map((name) => facets.find((facet) => facet.name === name)).find((facet) => facet !== undefined);

/** What designers ask first, as far as there is something to see of it. */
export function readyQuestions(facets: readonly Facet[], cards: readonly CountedCard[]): Question[] {
  const named = (name: string) => facets.find((facet) => facet.name === name);
  const said = (facet: Facet | undefined): number => (facet ? different(cards, facet) : 0);
  const hasSome = (name: string): boolean => said(named(name)) > 0;
  const kind = kindOf(facets);
  const kinds = said(kind);
  const belongs = facets.find((facet) => isBelonging(facet, kind) && isGathering(said(facet), cards.length));
  const hasCost = said(named("cost")) > 1;
  return [
    hasCost && { by: "cost", title: "Curve" },
    hasCost && kinds > 1 && { by: "cost", against: kind!.name, title: "Curve by kind" },
    kinds > 1 && { by: kind!.name, title: "Kinds" },
    belongs && kinds > 1 && { by: kind!.name, against: belongs.name },
    belongs && kinds <= 1 && { by: belongs.name },
    belongs && hasCost && kinds <= 1 && { by: "cost", against: belongs.name },
    said(named("rarity")) > 1 && { by: "rarity" },
    hasSome("keyword") && { by: "keyword", title: "Keywords" },
    said(named("letters")) > 1 && { by: "letters", title: "Length of texts" },
    hasCost &&
      said(named("worth")) > 1 && {
        by: "cost",
        against: "worth",
        title: `Worth against ${named("cost")!.title.toLowerCase()}`,
      },
    cards.length > 0 && { by: "picture", title: "Pictures" },
    hasSome("licence") && { by: "licence", title: "Licences" },
  ].filter((question) => typeof question === "object");
}

/** A word of the card's own that many share: a class, a tribe, a family, a colour. */
const isBelonging = (facet: Facet, kind: Facet | undefined): boolean =>
  facet.kind === "words" &&
  facet.group === "card" &&
  facet.at?.lastIndexOf("/") === 0 &&
  !facet.isMany &&
  facet !== kind;

const isGathering = (values: number, cards: number): boolean => values > 1 && values <= Math.min(16, cards / 2);

function different(cards: readonly CountedCard[], facet: Facet): number {
  const values = new Set<string | number>();
  for (const card of cards) {
    const of = facet.of(card);
    if (typeof of === "number") values.add(of);
    else for (const one of of ?? []) values.add(one);
    if (values.size > 40) break;
  }
  return values.size;
}

/** “Kind and class”. */
export function titleOf({ by, against, title }: Question, facets: readonly Facet[]): string {
  const named = (name: string): string => facets.find((facet) => facet.name === name)?.title ?? name;
  if (title !== undefined) return title;
  return against === undefined ? named(by) : `${named(by)} and ${named(against).toLowerCase()}`;
}
