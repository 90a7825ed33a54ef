/** A colour as it is painted: red, green and blue from 0 to 255, alpha from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

export interface Colours {
  /** Any colour that CSS knows. */
  parse: (css: string) => Colour;
  over: (top: Colour, ground: Colour) => Colour;
  /** From 1 to 21, as WCAG 2 counts it. Both must be opaque. */
  contrast: (one: Colour, other: Colour) => number;
  /** What an element stands on: the colours of its ancestors, laid over each other; with its own when `own`. */
  ground: (element: Element, own?: boolean) => Colour;
}

declare global {
  interface Window {
    colours: Colours;
  }
}

/** Runs in the page: it must not refer to anything outside itself. */
export function installColours(): void {
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const known = new Map<string, Colour>();

  function parse(css: string): Colour {
    const before = known.get(css);
    if (before) return before;
    if (!context) throw new Error('This browser has no canvas.');
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = css;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
    const colour: Colour = [red, green, blue, alpha / 255];
    known.set(css, colour);
    return colour;
  }

  const mix = (top: number, ground: number, alpha: number) => top * alpha + ground * (1 - alpha);
  const over = ([r, g, b, alpha]: Colour, ground: Colour): Colour => [
    mix(r, ground[0], alpha),
    mix(g, ground[1], alpha),
    mix(b, ground[2], alpha),
    1,
  ];

  function luminance([red, green, blue]: Colour) {
    const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => {
      const share = channel / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  }

  function contrast(one: Colour, other: Colour) {
    const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((x, y) => y - x);
    return (lighter + 0.05) / (darker + 0.05);
  }

  function ground(element: Element, own = true): Colour {
    const layers: Colour[] = [];
    for (let at = own ? element : element.parentElement; at; at = at.parentElement) {
      const layer = parse(getComputedStyle(at).backgroundColor);
      layers.push(layer);
      if (layer[3] === 1) break;
    }
    const paper: Colour = parse('Canvas');
    return layers.reduceRight((below, layer) => over(layer, below), paper);
  }

  window.colours = { parse, over, contrast, ground };
}
