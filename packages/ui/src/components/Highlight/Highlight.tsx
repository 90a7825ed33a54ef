import { Fragment } from 'react';

import { whole } from '../../internal/wholeWords.css.ts';
import { wordsWithHyphens } from '../../internal/wholeWords.tsx';
import { mark } from './Highlight.css.ts';

interface Part {
  text: string;
  isMatch: boolean;
}

export interface HighlightProps {
  /** The text in pieces, in order; those that match are marked. */
  parts: readonly { text: string; isMatch: boolean }[];
}

/** A text in which what was looked for is marked. Inside a heading, a link or a `Text`. */
export function Highlight({ parts }: HighlightProps) {
  const words = wordsWithHyphens(parts.map(({ text }) => text).join(''));
  let from = 0;
  return words.map((word, index) => {
    const marked = markedIn(parts, from, (from += word.length));
    // A word with a hyphen stays on one line, also where a part of it is marked.
    return index % 2 === 0 ? (
      <Fragment key={index}>{marked}</Fragment>
    ) : (
      <span key={index} className={whole}>
        {marked}
      </span>
    );
  });
}

/** What of the parts stands from one place of the whole text to another. */
function markedIn(parts: readonly Part[], from: number, to: number) {
  let start = 0;
  return parts.map(({ text, isMatch }, index) => {
    const piece = text.slice(Math.max(0, from - start), Math.max(0, to - start));
    start += text.length;
    if (!isMatch || piece === '') return piece;
    return (
      <mark key={index} className={mark}>
        {piece}
      </mark>
    );
  });
}
