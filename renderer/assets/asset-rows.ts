import type { Asset } from "../../main/api";
import { hasRights } from "../../schemas/licences";
import { type Credits, type KnownPicture, knownPictures, missingPictures } from "../form/art/known-pictures";

/** A picture of the set as the library lists it. */
export interface AssetRow extends KnownPicture {
  /** Cards name it, but there is no such file. */
  isMissing: boolean;
  /** Others with the same bytes. */
  twins: readonly string[];
  /** Others that look the same, with bytes of their own. */
  alike: readonly string[];
}

const assetKinds = ["all", "unused", "missing", "twice", "alike", "rights"] as const;
export type AssetKind = (typeof assetKinds)[number];

const isOf: Readonly<Record<AssetKind, (row: AssetRow) => boolean>> = {
  all: () => true,
  unused: ({ cards }) => cards.length === 0,
  missing: ({ isMissing }) => isMissing,
  twice: ({ twins }) => twins.length > 0,
  alike: ({ alike }) => alike.length > 0,
  // A picture on no card leaves with no print.
  rights: ({ cards, credits }) => cards.length > 0 && !hasRights(credits.licence),
};

export function assetRows(
  assets: readonly Asset[],
  files: ReadonlyMap<string, string>,
  same: readonly (readonly string[])[],
  looksLike: readonly (readonly string[])[] = [],
): AssetRow[] {
  const twins = new Map(same.flatMap((group) => group.map((path) => [path, group.filter((one) => one !== path)])));
  const likes = new Map(looksLike.map(([path = "", ...others]) => [path, others]));
  return [
    ...missingPictures(assets, files).map((picture) => ({ ...picture, isMissing: true, twins: [], alike: [] })),
    ...knownPictures(assets, files).map((picture) => {
      const { path } = picture;
      const same = twins.get(path) ?? [];
      const alike = likes.get(path)?.filter((other) => !same.includes(other)) ?? [];
      return { ...picture, isMissing: false, twins: same, alike };
    }),
  ];
}

export const countOf = (rows: readonly AssetRow[], kind: AssetKind): number => rows.filter(isOf[kind]).length;

/** By words of their names, their cards and their credits. */
export function findAssets(rows: readonly AssetRow[], kind: AssetKind, query: string): AssetRow[] {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    const { path, cards, credits } = row;
    const text = [path.replace(/^art\//, ""), ...cards, ...Object.values(credits)].join(" ").toLowerCase();
    return isOf[kind](row) && wanted.every((word) => text.includes(word));
  });
}

/** What all of them say alike; undefined where they differ. */
export function commonCredit(rows: readonly AssetRow[], key: keyof Credits): string | undefined {
  const [first = "", ...others] = rows.map(({ credits }) => credits[key] ?? "");
  return others.every((other) => other === first) ? first : undefined;
}
