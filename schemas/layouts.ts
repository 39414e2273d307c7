/** The layouts that every game has for the fronts of its cards: a set chooses one, and others for some types of card. */
export const layoutLabels = {
  card: "Standard",
  "full-art": "Full art",
  "text-first": "Text first",
  "large-print": "Large print",
} as const;
export type LayoutName = keyof typeof layoutLabels;
export const layoutNames = Object.keys(layoutLabels) as readonly LayoutName[];
