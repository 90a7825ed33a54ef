import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { storyNow } from '../../testing/clock.ts';
import { ZonedTime } from './ZonedTime.tsx';

it('is a time that programs can read, whatever zone people read it in', async () => {
  const { container } = await render(<ZonedTime date={storyNow} timeZone="Asia/Tokyo" />);
  const time = container.querySelector('time');
  expect(time?.dateTime).toBe(storyNow.toISOString());
  expect(time?.textContent).toContain('11:30');
});
