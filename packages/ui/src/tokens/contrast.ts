/**
 * The relative luminance of WCAG 2, from 0 to 1; each channel of sRGB within 0 and 1. It refers to nothing outside
 * itself: the audit runs it in pages as well.
 */
export function relativeLuminance(red: number, green: number, blue: number): number {
  const decode = (encoded: number) => (encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4);
  return 0.2126 * decode(red) + 0.7152 * decode(green) + 0.0722 * decode(blue);
}

/** The contrast ratio of WCAG 2 between two luminances, from 1 to 21. It stands alone like the other. */
export function ratioOfLuminances(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
