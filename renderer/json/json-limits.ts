/** Of the panel that shows a text beside its form, in pixels. */
export const jsonLimits = { min: 296, max: 800 } as const;
