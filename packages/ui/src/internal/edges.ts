import { theme } from '../tokens/contract.css.ts';
import { borderWidth, focusOffset } from '../tokens/scales.ts';

/** The ring around what has the focus: one width, one colour, and a place that the look of the control asks for. */
export const focusRing = (place: keyof typeof focusOffset = 'outside', color: string = theme.color.focus) => ({
  outline: `${borderWidth.focus} solid ${color}`,
  outlineOffset: focusOffset[place],
});

/** The same around what has an edge of its own: over the edge as far as that is thinner, and at least 1 px beside it. */
export const edgeRing = () => ({
  ...focusRing(),
  outlineOffset: `calc(${theme.border.control} - ${borderWidth.focus})`,
});

/** A thicker border that moves nothing inside. */
export const innerEdge = (color: string, width: string = borderWidth.hairline) => `inset 0 0 0 ${width} ${color}`;
