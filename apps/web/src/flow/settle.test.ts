import { describe, expect, it, vi } from 'vitest';
import { createMachine, fromCallback } from 'xstate';

import { settle } from './settle.ts';

/** Waits for an answer that never comes. */
const waiting = (onStop: () => void) =>
  createMachine({
    id: 'waiting',
    initial: 'loading',
    states: { loading: { tags: 'busy', invoke: { src: fromCallback(() => onStop) } } },
  });

describe('settling a page on the server', () => {
  it('ends what is under way when time is up', async () => {
    const onStop = vi.fn();
    await expect(settle(waiting(onStop), undefined, { timeout: 1 })).rejects.toThrow('Timeout');
    expect(onStop).toHaveBeenCalledOnce();
  });
});
