import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { Heading } from '../components/Heading/Heading.tsx';
import { Link } from '../components/Link/Link.tsx';
import { Text } from '../components/Text/Text.tsx';

/** On how many lines a word stands. */
function linesOf(container: Element, word: string): number {
  const texts = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const at = texts.currentNode.textContent?.indexOf(word) ?? -1;
    if (at === -1) continue;
    range.setStart(texts.currentNode, at);
    range.setEnd(texts.currentNode, at + word.length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  }
  return 0;
}

const title = 'Climbing gym set-up by Ines Carvalho-Brandt';

const places = {
  'a heading': <Heading level={2}>{title}</Heading>,
  'a text': <Text>{title}</Text>,
  'a text of parts': <Text>{title} and more</Text>,
  'a link': <Link href="#gym">{title}</Link>,
};

describe.each(Object.entries(places))('In %s', (_name, element) => {
  it.each([
    ['set-up', 100],
    ['Carvalho-Brandt', 250],
  ])('%s stands on one line, at every width that holds it', async (word, from) => {
    const { container } = await render(<div>{element}</div>);
    const room = container.firstElementChild;
    for (let width = from; width < 400; width += 5) {
      room?.setAttribute('style', `inline-size: ${width}px`);
      expect(linesOf(container, word), `${word} at ${width} px`).toBe(1);
    }
    expect(container.textContent).toContain(title);
  });

  it('a word that is wider than the room is broken, and not cut off', async () => {
    const { container } = await render(<div style={{ inlineSize: '60px' }}>{element}</div>);
    expect(linesOf(container, 'Carvalho-Brandt')).toBeGreaterThan(1);
    expect(container.firstElementChild?.scrollWidth).toBeLessThanOrEqual(60);
  });
});
