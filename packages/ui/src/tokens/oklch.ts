import { ratioOfLuminances, relativeLuminance } from './contrast.ts';

/** A colour in sRGB; each channel and alpha within 0 and 1. */
export interface Rgb {
  red: number;
  green: number;
  blue: number;
  alpha: number;
}

const pattern = /^oklch\(\s*([\d.]+)\s+([\d.]+)\s+([\d.]+)(?:\s*\/\s*([\d.]+))?\s*\)$/;

const clamp = (value: number) => Math.min(1, Math.max(0, value));
const encode = (linear: number) => (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055);

/** The parts of `oklch(l c h / a)`: lightness 0 to 1, chroma from 0, hue in degrees, alpha 0 to 1. */
export function parseOklch(colour: string) {
  const match = pattern.exec(colour);
  if (!match) throw new Error(`Not an oklch() color: ${colour}`);
  const [lightness = 0, chroma = 0, hue = 0, alpha = 1] = match
    .slice(1)
    .filter((part) => part !== undefined)
    .map(Number);
  return { lightness, chroma, hue, alpha };
}

/** What a screen shows for `oklch(l c h / a)`: converted to sRGB, channels outside the gamut clipped as browsers clip them. */
export function oklchToRgb(colour: string): Rgb {
  const { lightness, chroma, hue, alpha } = parseOklch(colour);
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);

  // https://bottosson.github.io/posts/oklab/
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return {
    red: clamp(encode(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short)),
    green: clamp(encode(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short)),
    blue: clamp(encode(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short)),
    alpha,
  };
}

/** `#rrggbb`, for tools that do not read OKLCH. */
export function oklchToHex(colour: string): string {
  const { red, green, blue } = oklchToRgb(colour);
  const channels = [red, green, blue].map((channel) =>
    Math.round(channel * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${channels.join('')}`;
}

const luminanceOf = (colour: string) => {
  const { red, green, blue } = oklchToRgb(colour);
  return relativeLuminance(red, green, blue);
};

/** The contrast ratio of WCAG 2 between two opaque colours, from 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  return ratioOfLuminances(luminanceOf(one), luminanceOf(other));
}
