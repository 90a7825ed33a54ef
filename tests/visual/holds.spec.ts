import { expect } from '@playwright/test';

import { heightFor } from '../../.storybook/toolbars.ts';
import { faultsOf } from '../stories/faults.ts';
import { test, url } from '../stories/test.ts';

/** Where a story once broke within what we promise, by its id: a width in pixels and the size of its text in percent. */
const places = [
  ['components-data-table--default', 1024, 200],
  ['components-fields-choicecards--default', 320, 200],
  ['components-fields-datepicker--default', 320, 200],
  ['screens-applicants--listed', 1024, 200],
  ['screens-applicants--listed', 320, 200],
  ['screens-clientoverview--shown', 1024, 200],
  ['screens-contact--writing', 320, 200],
  ['screens-home--visitor', 1024, 200],
  ['screens-howtofindwork--guest', 768, 200],
  ['screens-interviewscheduling--incomplete', 320, 200],
  ['screens-jobdetail--applied', 320, 200],
  ['screens-jobsearch--listed', 768, 200],
  ['screens-jobsearch--listed', 1024, 200],
  ['screens-jobsearch--typed', 806, 100],
  ['screens-press--default', 1024, 200],
  ['screens-publicprofile--limited-as-visitor', 1024, 200],
  ['screens-publicprofile--shown', 1024, 200],
  ['screens-publicprofile--shown', 320, 200],
  ['screens-talentsearch--typed', 1024, 200],
  ['state-maps-flows--login', 1024, 200],
] as const;

for (const [id, width, text] of places) {
  test(`${id} holds at ${width} px with text of ${text}%`, async ({ camera }) => {
    await camera.setViewportSize({ width, height: heightFor(width) });
    await camera.goto(`${url}/iframe.html?id=${id}&viewMode=story&globals=textSize:${text}`);
    expect(await faultsOf(camera, id)).toEqual([]);
    expect(await camera.evaluate(() => window.layout.faults())).toEqual([]);
  });
}
