import { font, weight } from '../../packages/ui/src/tokens/scales.ts';

/** What stands in a drawing. Its units are pixels at a text size of 100%. */
export const type = {
  /** The name of a state. */
  title: { size: 15, weight: weight.semibold, line: 20 },
  /** What happens in a state. */
  note: { size: 12.5, weight: weight.regular, line: 18 },
  /** What leads along an edge. */
  event: { size: 12.5, weight: weight.semibold, line: 17 },
  /** Under which condition. */
  condition: { size: 12, weight: weight.regular, line: 16 },
} as const;

export type Face = keyof typeof type;

/** The width of a text in pixels. */
export type Measure = (text: string, face: Face) => number;

/** Measures with the browser's own letters; they have to be loaded. */
export function measureInBrowser(): Measure {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('This browser does not measure text.');
  return (text, face) => {
    context.font = `${type[face].weight} ${type[face].size}px ${font.text}`;
    return Math.ceil(context.measureText(text).width);
  };
}
