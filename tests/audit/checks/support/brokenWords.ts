import type { Fault } from './pageCheck.ts';

/**
 * Runs in the page: words that stand in pieces on three lines or more, because what they stand in has no room for letters.
 * It refers to nothing outside itself but `window.audit`.
 */
export function brokenWordsHere(): Fault[] {
  const { audit } = window;
  const range = document.createRange();
  return audit.texts(audit.scope()).flatMap(({ node, element, lines }) => {
    if (lines.length < 3 || audit.isInert(element)) return [];
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    if (lines.some(({ width }) => width > 5 * size)) return [];
    // Of a longer word, few letters fit beside each other anywhere.
    for (const { 0: word, index } of node.data.matchAll(/\p{L}{3,15}/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const pieces = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      if (pieces < 3) continue;
      return [{ target: audit.selectorOf(element), message: `“${word}” is broken into ${pieces} lines.` }];
    }
    return [];
  });
}
