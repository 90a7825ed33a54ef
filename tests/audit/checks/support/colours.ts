import { ratioOfLuminances, relativeLuminance } from '@guildhall/ui/tokens/contrast.ts';
import type { Page } from '@playwright/test';

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

/** Makes the colours of a page known to its checks. */
export async function installColours(page: Page): Promise<void> {
  await page.evaluate(`(${String(provideColours)})(${String(relativeLuminance)}, ${String(ratioOfLuminances)})`);
}

/** Runs in the page: it must not refer to anything but what it is given. */
function provideColours(luminance: typeof relativeLuminance, ratio: typeof ratioOfLuminances): void {
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

  const luminanceOf = ([red, green, blue]: Colour) => luminance(red / 255, green / 255, blue / 255);
  const contrast = (one: Colour, other: Colour) => ratio(luminanceOf(one), luminanceOf(other));

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
