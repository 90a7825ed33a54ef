import { describe, expect, it } from 'vitest';

import { ago, storyNow } from '../../testing/clock.ts';
import { fullText, relativeText } from './relative.ts';

const second = 1 / 60;

describe('How long ago something was', () => {
  it.each([
    [ago(0, 'minute'), 'just now'],
    [ago(59 * second, 'minute'), 'just now'],
    [ago(-59 * second, 'minute'), 'just now'],
    [ago(1, 'minute'), '1 minute ago'],
    [ago(2, 'minute'), '2 minutes ago'],
    [ago(59.9, 'minute'), '59 minutes ago'],
    [ago(60, 'minute'), '1 hour ago'],
    [ago(23.9, 'hour'), '23 hours ago'],
    [ago(24, 'hour'), '1 day ago'],
    [ago(47.9, 'hour'), '1 day ago'],
    [ago(48, 'hour'), '2 days ago'],
    [ago(6.9, 'day'), '6 days ago'],
    [ago(7, 'day'), '1 week ago'],
    [ago(60, 'week'), '60 weeks ago'],
    [ago(13.9, 'day'), '1 week ago'],
    [ago(-5, 'minute'), 'in 5 minutes'],
    [ago(-3, 'day'), 'in 3 days'],
  ])('%s reads “%s”', (date, text) => {
    expect(relativeText(date, storyNow, 'en-US')).toBe(text);
  });

  it('is said in the reader’s language', () => {
    expect(relativeText(ago(2, 'hour'), storyNow, 'de-DE')).toBe('vor 2 Stunden');
    expect(relativeText(ago(0, 'hour'), storyNow, 'de-DE')).toBe('jetzt');
  });

  it('is told in full in the reader’s own zone', () => {
    // Newer ICU data puts a narrow space before PM.
    const plain = (text: string) => text.replaceAll(/\s/gu, ' ');
    expect(plain(fullText(storyNow, 'en-US', 'UTC'))).toBe('Tuesday, June 9, 2026 at 2:30 PM UTC');
    expect(plain(fullText(storyNow, 'en-US', 'Asia/Tokyo'))).toBe('Tuesday, June 9, 2026 at 11:30 PM GMT+9');
  });
});
