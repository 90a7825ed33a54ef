import sharp from 'sharp';
import { expect, test } from 'vitest';

import { drawShareCard } from './drawShareCard.tsx';
import type { ShareCard } from './shareCard.ts';

const card: ShareCard = {
  kind: 'Freelancer',
  title: 'Maya Lindqvist',
  line: 'Calm, fast front ends for small shops.',
  rating: { value: '4.9', count: '23 ratings' },
  facts: ['$85 per hour', 'Lisbon, Portugal'],
  portrait: null,
};

test.each(['Maya Lindqvist', 'Žofia Łukasiewicz', 'Nguyễn Thị Hằng', 'Þór Ðorðe Şahin', 'A “quoted” – name…'])(
  'the letters of %s are drawn, so that no font is looked for where the picture is made',
  async (title) => {
    const svg = await drawShareCard({ ...card, title }, null);
    expect(svg).toContain('<path');
    expect(svg).not.toContain('<text');
  },
);

test.each([
  ['title', '山田 太郎'],
  ['line', 'فاطمة'],
  ['title', 'Maya 🎨'],
])('a %s with letters that our fonts lack (%s) is not drawn with gaps', async (part, text) => {
  expect(await drawShareCard({ ...card, [part]: text }, null)).toBeNull();
});

test('the portrait stands in the picture', async () => {
  const plain = { width: 8, height: 8, channels: 3 as const, background: 'teal' };
  const jpeg = await sharp({ create: plain }).jpeg().toBuffer();
  expect(await drawShareCard(card, jpeg)).toContain(jpeg.toString('base64'));
});
