import { problem, success } from '@guildhall/machines/kit/effects';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { createMessages } from './messages.tsx';

const cutOff = problem('Network error', 'Unable to connect to the server. Please try again.');

it('takes bad news away with good news, also of two flows', async () => {
  const messages = createMessages();
  const screen = await render(messages.region);
  messages.toast(cutOff);
  await expect.element(screen.getByText('Network error')).toBeVisible();
  messages.toast(success('Profile saved'));
  await expect.element(screen.getByText('Profile saved')).toBeVisible();
  expect(screen.getByText('Network error').elements()).toEqual([]);
});

it('keeps good news beside what comes after it', async () => {
  const messages = createMessages();
  const screen = await render(messages.region);
  messages.toast(success('Profile saved'));
  messages.toast(cutOff);
  messages.turnPage();
  await expect.element(screen.getByText('Profile saved')).toBeVisible();
  expect(screen.getByText('Network error').elements()).toEqual([]);
});
