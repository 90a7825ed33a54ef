import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { listId } from './listId.ts';
import { NewsView } from './NewsView.tsx';

const list = (added: number | null) => (
  <>
    <div id={listId} tabIndex={-1}>
      20 jobs
    </div>
    <NewsView
      snapshot={{ context: { news: added === null ? null : { added } }, can: () => true }}
      send={() => {}}
      what="job"
    />
  </>
);

test('an offer that comes while a dialog closes leaves the focus to it, and one that goes gives it to the list', async () => {
  const { rerender } = await render(list(null));
  await rerender(list(1));
  await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(document.body);
  page.getByRole('button', { name: 'Show It' }).element().focus();
  await rerender(list(null));
  await expect.element(page.getByText('20 jobs')).toHaveFocus();
});
