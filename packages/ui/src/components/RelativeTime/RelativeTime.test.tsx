import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { ago, storyNow } from '../../testing/clock.ts';
import { RelativeTime } from './RelativeTime.tsx';

describe('A person whose clock is slow', () => {
  it.each([
    [ago(-1, 'hour'), 'just now'],
    [ago(-3, 'day'), 'just now'],
    [ago(0, 'minute'), 'just now'],
    [ago(2, 'hour'), '2 hours ago'],
  ])('never reads that something past (%s) is still to come', async (date, text) => {
    const { container } = await render(<RelativeTime date={date} now={storyNow} isPast />);
    expect(container.querySelector('time')?.firstChild?.textContent).toBe(text);
    expect(container.querySelector('time')?.dateTime).toBe(date.toISOString());
  });

  it('still reads how long it is to something that is to come', async () => {
    const { container } = await render(<RelativeTime date={ago(-3, 'day')} now={storyNow} />);
    expect(container.querySelector('time')?.firstChild?.textContent).toBe('in 3 days');
  });
});
