/**
 * What is read aloud and not seen. `display: none` would silence it too; a box of 1 px keeps its place in the reading
 * order, and the negative margin keeps it from making anything scroll.
 */
export const visuallyHidden = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
