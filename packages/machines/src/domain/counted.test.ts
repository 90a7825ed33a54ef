import { describe, expect, it } from 'vitest';

import { counted, waitText } from './counted.ts';

describe('A number of things', () => {
  it.each([
    [0, '0 proposals'],
    [1, '1 proposal'],
    [2, '2 proposals'],
    [999, '999 proposals'],
    [1000, '1,000 proposals'],
  ])('%i reads “%s”', (count, text) => {
    expect(counted(count, 'proposal')).toBe(text);
  });

  it('takes a plural that is not made by an s', () => {
    expect(counted(2, 'entry', 'entries')).toBe('2 entries');
    expect(counted(1, 'entry', 'entries')).toBe('1 entry');
  });
});

describe('A time to wait', () => {
  it.each([
    [0, '1 second'],
    [0.2, '1 second'],
    [1, '1 second'],
    [45, '45 seconds'],
    [59.5, '60 seconds'],
    [60, '1 minute'],
    [61, '2 minutes'],
    [3600, '60 minutes'],
    [5399, '90 minutes'],
    [5400, '2 hours'],
    [7200, '2 hours'],
    [7201, '3 hours'],
    [86_399, '24 hours'],
    [86_400, '24 hours'],
  ])('of %d seconds reads “%s”, and is never too short', (seconds, text) => {
    expect(waitText(seconds)).toBe(text);
  });
});
