import { describe, expect, it } from 'vitest';

import { asked, failing, rejected, replay, settled } from '../../testing/replay.ts';
import { resumeDownloadMachine } from './flow.ts';
import { download, input } from './scenarios.ts';

describe('the resume of an applicant', () => {
  it('is downloaded once at a time', () => {
    const { snapshot } = replay(resumeDownloadMachine, input, [download]);
    expect(asked(snapshot, 'downloadResume')).toEqual(input.resume);
    expect(snapshot.can(download)).toBe(false);
    expect(replay(resumeDownloadMachine, input, [download, settled('downloadResume')])).toMatchObject({ effects: [] });
  });

  it.each([
    [failing.refused(403, 'This file belongs to another person.'), 'This file belongs to another person.'],
    [failing.refused(404), 'The resume could not be downloaded. Please try again.'],
  ])('says why it did not come: %o', (error, description) => {
    const { snapshot, effects } = replay(resumeDownloadMachine, input, [download, rejected('downloadResume', error)]);
    expect(effects).toEqual([{ type: 'toast', tone: 'critical', title: 'Download Failed', description }]);
    expect(snapshot.can(download)).toBe(true);
  });
});
