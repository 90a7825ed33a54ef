/** The narrowest and the widest that a story is shown, in pixels. */
export const widthLimits = { least: 256, most: 1600 } as const;
