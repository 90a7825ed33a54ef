import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';

import { ChoiceCards } from './ChoiceCards.tsx';

function Live({ errorMessage }: { errorMessage?: string }) {
  const [value, setValue] = useState<'client' | 'freelancer' | null>(null);
  return (
    <ChoiceCards
      label="I am here to"
      name="role"
      isRequired
      value={value}
      onChange={setValue}
      errorMessage={errorMessage}
      options={[
        { value: 'client', label: 'Hire', description: 'Post jobs.' },
        { value: 'freelancer', label: 'Work', description: 'Find jobs.' },
      ]}
    />
  );
}

test('a press anywhere on a card chooses it, and arrows choose its neighbour', async () => {
  const screen = await render(<Live />);
  await screen.getByText('Find jobs.').click();
  await expect.element(screen.getByRole('radio', { name: 'Work' })).toBeChecked();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(screen.getByRole('radio', { name: 'Hire' })).toBeChecked();
  await expect.element(screen.getByRole('radio', { name: 'Hire' })).toHaveFocus();
});

test('one stop for Tab, nothing chosen on the way', async () => {
  const screen = await render(<Live />);
  await userEvent.tab();
  await expect.element(screen.getByRole('radio', { name: 'Hire' })).toHaveFocus();
  await expect.element(screen.getByRole('radio', { name: 'Hire' })).not.toBeChecked();
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});

test('the error is read with the group', async () => {
  const screen = await render(<Live errorMessage="Please select your role" />);
  const group = screen.getByRole('radiogroup', { name: 'I am here to' });
  await expect.element(group).toHaveAccessibleDescription('Please select your role');
  await expect.element(group).toBeInvalid();
});
