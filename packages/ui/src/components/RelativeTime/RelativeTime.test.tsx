import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { ago, storyNow } from '../../testing/clock.ts';
import { inZone } from '../../testing/inZone.ts';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { ZonedTime } from '../ZonedTime/ZonedTime.tsx';
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

describe('A reader in another zone', () => {
  it('finds it in every time, and at once when it becomes another', async () => {
    let zone = 'Asia/Tokyo';
    let tell = () => {};
    const source = {
      subscribe: (onChange: () => void) => {
        tell = onChange;
        return () => {};
      },
      read: () => zone,
    };
    const { container } = await render(
      <UiProvider navigate={() => {}} timeZone={source}>
        <RelativeTime date={storyNow} now={storyNow} isPast />
      </UiProvider>,
    );
    const title = () => container.querySelector('time')?.title;
    expect(title()).toContain('11:30');
    zone = 'Europe/Paris';
    await act(async () => tell());
    expect(title()).toContain('4:30');
  });

  it('reads a time written out on their own clock too', async () => {
    const { container } = await render(
      <UiProvider navigate={() => {}} timeZone={inZone('Asia/Tokyo')}>
        <ZonedTime date={storyNow} />
      </UiProvider>,
    );
    expect(container.textContent).toContain('11:30');
  });
});
