import { describe, expect, it } from 'vitest';

import { problem, success } from './effects.ts';

describe('toasts', () => {
  it('tell good news from bad', () => {
    expect(success('Sent').tone).toBe('positive');
    expect(problem('Not sent').tone).toBe('critical');
  });

  it('have a description only when there is more to say', () => {
    expect(success('Sent')).not.toHaveProperty('description');
    expect(problem('Not sent', 'Please try again.').description).toBe('Please try again.');
  });
});
