import { Children } from 'react';
import type { ReactNode } from 'react';

import { whole } from './wholeWords.css.ts';

const hyphenated = /(\S*[\p{L}\p{N}]-[\p{L}\p{N}]\S*)/u;

/** A text in pieces, in order: at every other place, from the second on, a word with a hyphen. */
export const wordsWithHyphens = (text: string): string[] => text.split(hyphenated);

const split = (text: string) =>
  wordsWithHyphens(text).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className={whole}>
        {part}
      </span>
    ),
  );

/**
 * Keeps words with a hyphen on one line, as long as they fit on one: browsers break "set-up" after its hyphen, and CSS
 * has no word against it.
 */
export function wholeWords(children: ReactNode): ReactNode {
  const isConcerned = (child: ReactNode) => typeof child === 'string' && hyphenated.test(child);
  if (!Children.toArray(children).some(isConcerned)) return children;
  return Children.map(children, (child) => (typeof child === 'string' ? split(child) : child));
}
