import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';

import { Checkbox } from './Checkbox.tsx';

function Live({ errorMessage }: { errorMessage?: string }) {
  const [isSelected, setSelected] = useState(false);
  return (
    <Checkbox
      isSelected={isSelected}
      onChange={setSelected}
      errorMessage={errorMessage}
      description={<a href="#terms">Read the terms</a>}
    >
      I accept the terms
    </Checkbox>
  );
}

test('the words tick the box as well as the box itself', async () => {
  const screen = await render(<Live />);
  const box = screen.getByRole('checkbox', { name: 'I accept the terms' });
  await screen.getByText('I accept the terms').click();
  await expect.element(box).toBeChecked();
  await userEvent.keyboard(' ');
  await expect.element(box).not.toBeChecked();
});

test('a link beside the box leads away and ticks nothing', async () => {
  const screen = await render(<Live />);
  await screen.getByRole('link', { name: 'Read the terms' }).click();
  expect(location.hash).toBe('#terms');
  await expect.element(screen.getByRole('checkbox')).not.toBeChecked();
});

test('the error is read with the box', async () => {
  const screen = await render(<Live errorMessage="Please accept the terms and conditions to continue" />);
  await expect.element(screen.getByRole('checkbox')).toBeInvalid();
  await expect
    .element(screen.getByRole('checkbox'))
    .toHaveAccessibleDescription(/Please accept the terms and conditions to continue/);
});
