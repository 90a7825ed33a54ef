import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { Avatar } from '../Avatar/Avatar.tsx';
import { Text } from '../Text/Text.tsx';
import { Beside } from './Beside.tsx';

const person = (
  <Beside mark={<Avatar name="Amara Okafor" isDecorative={false} />}>
    <Text>Interaction design</Text>
  </Beside>
);
const boxOf = (element: Element) => element.getBoundingClientRect();
const mark = () => boxOf(page.getByRole('img', { name: 'Amara Okafor' }).element());
const words = () => boxOf(page.getByText('Interaction design').element());

afterEach(() => document.documentElement.style.removeProperty('font-size'));

test('a reader with a phone sees the words beside the picture', async () => {
  await page.viewport(320, 800);
  await render(person);
  expect(words().left).toBeGreaterThan(mark().right);
});

test('a reader with large text sees whole words, under the picture', async () => {
  await page.viewport(320, 800);
  document.documentElement.style.fontSize = '200%';
  await render(<div style={{ inlineSize: '240px' }}>{person}</div>);
  expect(words().top).toBeGreaterThanOrEqual(mark().bottom);
  expect(words().left).toBe(mark().left);
});
