import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { Container } from '../Container/Container.tsx';
import { SkipLink } from './SkipLink.tsx';

describe('A person with a keyboard', () => {
  it('gets past the header with the first press of Tab', async () => {
    await render(
      <>
        <SkipLink />
        <a href="#nav">A link of the header</a>
        <Container as="main" id="main" tabIndex={-1}>
          <a href="#first">First of the page</a>
        </Container>
      </>,
    );
    await userEvent.tab();
    await expect.element(page.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('main')).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole('link', { name: 'First of the page' })).toHaveFocus();
  });
});
