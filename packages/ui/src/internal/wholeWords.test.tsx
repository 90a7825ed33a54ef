import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { Heading } from '../components/Heading/Heading.tsx';
import { Highlight } from '../components/Highlight/Highlight.tsx';
import { Link } from '../components/Link/Link.tsx';
import { Text } from '../components/Text/Text.tsx';

/** On how many lines a word stands, in however many pieces. */
function linesOf(container: Element, word: string): number {
  const from = container.textContent.indexOf(word);
  if (from === -1) return 0;
  const texts = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const lines = new Set<number>();
  let start = 0;
  while (texts.nextNode()) {
    const length = texts.currentNode.textContent?.length ?? 0;
    const [first, last] = [Math.max(from - start, 0), Math.min(from + word.length - start, length)];
    start += length;
    if (first >= last) continue;
    range.setStart(texts.currentNode, first);
    range.setEnd(texts.currentNode, last);
    for (const { bottom } of range.getClientRects()) lines.add(Math.round(bottom));
  }
  return lines.size;
}

const title = 'Climbing gym set-up by Ines Carvalho-Brandt';

const places = {
  'a heading': <Heading level={2}>{title}</Heading>,
  'a text': <Text>{title}</Text>,
  'a text of parts': <Text>{title} and more</Text>,
  'a text with marks': (
    <Text>
      <Highlight
        parts={[
          { text: 'Climbing gym set-', isMatch: false },
          { text: 'up', isMatch: true },
          { text: ' by Ines Carvalho-Brandt', isMatch: false },
        ]}
      />
    </Text>
  ),
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
