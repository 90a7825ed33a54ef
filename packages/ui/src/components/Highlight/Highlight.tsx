import { mark } from './Highlight.css.ts';

export interface HighlightProps {
  /** The text in pieces, in order; those that match are marked. */
  parts: readonly { text: string; isMatch: boolean }[];
}

/** A text in which what was looked for is marked. Inside a heading, a link or a `Text`. */
export function Highlight({ parts }: HighlightProps) {
  return parts.map(({ text, isMatch }, index) =>
    isMatch ? (
      <mark key={index} className={mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
