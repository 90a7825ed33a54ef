import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { announced } from '../../testing/announced.ts';
import { ago, storyNow } from '../../testing/clock.ts';
import { Countdown } from './Countdown.tsx';

const before = (seconds: number) => ago(seconds / 60, 'minute');
const said = (label: string) => announced().filter((line) => line.startsWith(label));

describe('A person who waits for a meeting', () => {
  it('sees days, hours, minutes and seconds', async () => {
    const { container } = await render(<Countdown to={ago(-51.0675, 'hour')} now={storyNow} />);
    const cells = [...container.querySelectorAll('[aria-hidden] > span')].map((cell) => cell.textContent);
    expect(cells).toEqual(['02Days', '03Hours', '04Min', '03Sec']);
  });

  it('finds the time left in words, which stand still between two minutes', async () => {
    const { container, rerender } = await render(<Countdown to={ago(-51.0675, 'hour')} now={storyNow} />);
    const words = () => container.querySelector('[aria-hidden]')?.previousElementSibling?.textContent;
    expect(words()).toBe('2 days, 3 hours, 4 minutes');
    await rerender(<Countdown to={ago(-51.0675, 'hour')} now={before(-1)} />);
    expect(words()).toBe('2 days, 3 hours, 4 minutes');
  });

  it('is spoken to once at each milestone, and not at a tick', async () => {
    const { rerender } = await render(
      <Countdown to={storyNow} now={before(3602)} label="Interview" liveText="Interview: live now" />,
    );
    for (const seconds of [3601, 3600, 3599, 601, 600, 599, 61, 60, 59, 1, 0, -1]) {
      await rerender(
        <Countdown to={storyNow} now={before(seconds)} label="Interview" liveText="Interview: live now" />,
      );
    }
    await expect
      .poll(() => said('Interview'))
      .toEqual([
        'Interview: in one hour',
        'Interview: in ten minutes',
        'Interview: in one minute',
        'Interview: live now',
      ]);
  });

  it('is not spoken to for opening the page late', async () => {
    await render(<Countdown to={storyNow} now={before(30)} label="Opened late" />);
    const { rerender } = await render(<Countdown to={storyNow} now={before(61)} label="Opened in time" />);
    await rerender(<Countdown to={storyNow} now={before(60)} label="Opened in time" />);
    await expect.poll(() => said('Opened')).toEqual(['Opened in time: in one minute']);
  });

  it('reads that it is live instead of zeros', async () => {
    const { container } = await render(<Countdown to={storyNow} now={storyNow} />);
    expect(container.textContent).toBe('Live Now');
  });
});
