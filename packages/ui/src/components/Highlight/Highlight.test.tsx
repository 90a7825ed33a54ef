import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { Highlight } from './Highlight.tsx';

it('marks what was found, and leaves the text whole', async () => {
  await render(
    <h2>
      <Highlight
        parts={[
          { text: 'Jo', isMatch: false },
          { text: 'ann', isMatch: true },
          { text: 'a', isMatch: false },
        ]}
      />
    </h2>,
  );
  const heading = page.getByRole('heading', { name: 'Joanna' });
  await expect.element(heading).toHaveTextContent('Joanna');
  expect(heading.element().querySelector('mark')?.textContent).toBe('ann');
});
