import { afterEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { createToastQueue, ToastRegion } from './Toast.tsx';

/** Time passes only when a test says so. */
const stopTheClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });

const sent = { tone: 'positive', title: 'Proposal Sent!', description: 'Your proposal has been submitted.' } as const;

describe('A person who did something', () => {
  afterEach(() => void vi.useRealTimers());

  it('reads the result, and hears it once', async () => {
    const queue = createToastQueue();
    await render(<ToastRegion queue={queue} />);
    queue.add(sent);
    await expect.element(page.getByRole('alert')).toHaveTextContent('Proposal Sent!Your proposal has been submitted.');
    expect(page.getByRole('alert').elements()).toHaveLength(1);
    await expect
      .element(page.getByRole('alertdialog', { name: 'Proposal Sent!' }))
      .toHaveAccessibleDescription('Your proposal has been submitted.');
  });

  it('has time to read before it goes by itself', async () => {
    stopTheClock();
    const queue = createToastQueue();
    await render(<ToastRegion queue={queue} />);
    queue.add(sent);
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
    vi.advanceTimersByTime(5000);
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
    vi.advanceTimersByTime(10_000);
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('keeps it for as long as the focus is on it', async () => {
    stopTheClock();
    const queue = createToastQueue();
    await render(<ToastRegion queue={queue} />);
    queue.add(sent);
    const close = page.getByRole('button', { name: 'Close' });
    await expect.element(close).toBeVisible();
    close.element().focus();
    vi.advanceTimersByTime(60_000);
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
  });

  it('closes it and tells the code that waits for that', async () => {
    const queue = createToastQueue();
    const onClose = vi.fn();
    await render(<ToastRegion queue={queue} />);
    queue.add(sent, { onClose });
    await userEvent.click(page.getByRole('button', { name: 'Close' }));
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('meets the same message once, and hears it again', async () => {
    const queue = createToastQueue();
    await render(<ToastRegion queue={queue} />);
    queue.add(sent);
    const message = page.getByRole('alertdialog', { name: 'Proposal Sent!' });
    await expect.element(message).toBeVisible();
    const first = message.element();
    queue.add(sent);
    await expect.poll(() => first.isConnected).toBe(false);
    expect(message.elements()).toHaveLength(1);
    queue.add({ ...sent, description: 'Another one.' });
    await expect.poll(() => message.elements().length).toBe(2);
  });

  it('has as long again for a message that comes again', async () => {
    stopTheClock();
    const queue = createToastQueue();
    await render(<ToastRegion queue={queue} />);
    const message = page.getByRole('alertdialog');
    queue.add({ tone: 'positive', title: 'Saved' });
    await expect.element(message).toBeVisible();
    const first = message.element();
    vi.advanceTimersByTime(4000);
    queue.add({ tone: 'positive', title: 'Saved' });
    await expect.poll(() => first.isConnected).toBe(false);
    vi.advanceTimersByTime(4000);
    await expect.element(message).toBeVisible();
  });

  it('keeps the focus in it when the message comes again', async () => {
    const queue = createToastQueue();
    await render(<ToastRegion queue={queue} />);
    queue.add(sent);
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
    page.getByRole('button', { name: 'Close' }).element().focus();
    queue.add(sent);
    await expect.poll(() => document.activeElement?.closest('[role=region]')).not.toBeNull();
    await expect.poll(() => page.getByRole('alertdialog').elements().length).toBe(1);
  });

  it('still sees where the keyboard is, at the end of a long page', async () => {
    await page.viewport(1280, 600);
    const queue = createToastQueue();
    const { container } = await render(
      <>
        <div style={{ blockSize: '2000px' }} />
        <div style={{ textAlign: 'end', paddingBlockEnd: '60px', paddingInlineEnd: '60px' }}>
          <button type="button">Logout</button>
        </div>
        <ToastRegion queue={queue} />
      </>,
    );
    for (const title of ['One', 'Two', 'Three', 'Four']) queue.add({ ...sent, title });
    await expect.element(page.getByRole('alertdialog', { name: 'Four' })).toBeVisible();
    const last = container.querySelector('button');
    last?.focus();
    await expect
      .poll(() => {
        const { left, right, top, bottom } = last?.getBoundingClientRect() ?? new DOMRect();
        return document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      })
      .toBe(last);
  });

  it('reaches it with F6 and finds the way back when it is closed', async () => {
    const queue = createToastQueue();
    await render(
      <main>
        <button type="button">Send</button>
        <ToastRegion queue={queue} />
      </main>,
    );
    const send = page.getByRole('button', { name: 'Send' });
    send.element().focus();
    queue.add(sent);
    await expect.element(page.getByRole('region', { name: 'Notifications' })).toBeVisible();
    await userEvent.keyboard('{F6}');
    await expect.element(page.getByRole('region')).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
    await expect.element(send).toHaveFocus();
  });

  it('sees bad news longer than good', async () => {
    stopTheClock();
    const queue = createToastQueue();
    await render(<ToastRegion queue={queue} />);
    queue.add({ tone: 'positive', title: 'Saved' });
    queue.add({ tone: 'critical', title: 'Error' });
    await expect.element(page.getByRole('alertdialog', { name: 'Saved' })).toBeVisible();
    vi.advanceTimersByTime(6000);
    await expect.element(page.getByRole('alertdialog', { name: 'Saved' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('alertdialog', { name: 'Error' })).toBeVisible();
  });
});
