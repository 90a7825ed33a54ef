import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { faultsOf } from '../stories/faults.ts';
import { test, url } from '../stories/test.ts';

async function openStory(page: Page, id: string, query = '') {
  await page.setViewportSize({ width: 400, height: 844 });
  await page.goto(`${url}/iframe.html?id=${id}&viewMode=story${query}`);
  expect(await faultsOf(page, id)).toEqual([]);
}

/** Draws something made up in place of a story, and says what is wrong with it. */
const faultsIn = (page: Page, html: string) =>
  page.evaluate(async (drawn) => {
    const root = document.querySelector('#storybook-root');
    if (!root) throw new Error('There is no place for a story.');
    root.innerHTML = `<main>${drawn}</main>`;
    const faults = await window.layout.faults();
    return faults.map(({ kind, message }) => ({ kind, message }));
  }, html);

const line = 'white-space: nowrap; overflow: hidden; inline-size: 6rem';
const invented = [
  {
    kind: 'overflow',
    name: 'a box that is wider than the window',
    wrong: '<p style="inline-size: 600px">Much too wide</p>',
    right: '<p style="inline-size: 300px">Much too wide</p>',
    message: 'The page scrolls sideways',
  },
  {
    kind: 'overflow',
    name: 'a part that scrolls sideways',
    wrong: '<div style="overflow-x: auto" tabindex="0"><p style="inline-size: 600px">Much too wide</p></div>',
    right:
      '<div style="overflow-x: auto" tabindex="0"><table><tr><td style="min-width: 600px">1</td></tr></table></div>',
    message: 'This part of the page scrolls sideways',
  },
  {
    kind: 'overlap',
    name: 'text on text',
    wrong: '<p>The first line</p><p style="margin-block-start: -1.2em">The second line</p>',
    right: '<p>The first line</p><p>The second line</p>',
    message: '“The second line” overlaps “The first line”.',
  },
  {
    kind: 'overlap',
    name: 'a button on a button',
    wrong:
      '<button style="padding: 20px">Save</button><button style="padding: 20px; margin-inline-start: -30px"></button>',
    right:
      '<button style="padding: 20px">Save</button><button style="padding: 20px; margin-inline-start: 30px"></button>',
    message: 'overlaps “Save”.',
  },
  {
    kind: 'cut',
    name: 'a text in a box that hides the rest',
    wrong: `<p style="${line}">A name that is far too long</p>`,
    right: `<p style="${line}">A name</p>`,
    message: '“A name that is far too long” is cut off.',
  },
  {
    kind: 'broken',
    name: 'a word in a column of a letter',
    wrong: '<p style="inline-size: 1em; overflow-wrap: anywhere">Client</p>',
    right: '<p style="inline-size: 10em; overflow-wrap: anywhere">Client</p>',
    message: '“Client” is broken into',
  },
  {
    kind: 'target',
    name: 'two small buttons side by side',
    wrong:
      '<button style="inline-size: 12px; block-size: 12px; padding: 0" aria-label="Less"></button><button style="inline-size: 12px; block-size: 12px; padding: 0" aria-label="More"></button>',
    right: '<button style="inline-size: 12px; block-size: 12px; padding: 0" aria-label="Less"></button>',
    message: '“Less” is 12 × 12 px, and “More” is near.',
  },
] as const;

for (const { kind, name, wrong, right, message } of invented) {
  test(`${name} is found, and nothing where it is right`, async ({ camera }) => {
    await openStory(camera, 'components-text-text--default');
    const found = await faultsIn(camera, wrong);
    expect([...new Set(found.map((fault) => fault.kind))]).toEqual([kind]);
    expect(found.map((fault) => fault.message).join('\n')).toContain(message);
    expect(await faultsIn(camera, right)).toEqual([]);
  });
}

const tool = 'tools-breaking-point--breaking-point';

test('a designer sees by keyboard where a story breaks, with its place outlined', async ({ camera }) => {
  await camera.setViewportSize({ width: 1280, height: 900 });
  await openStory(camera, tool, '&args=story:components-text-text--default;width:1200;list:example');
  await camera.setViewportSize({ width: 1280, height: 900 });
  const story = camera.frameLocator('iframe');
  const faults = camera.getByRole('region', { name: 'What is wrong here' });
  await expect(faults.getByText('Nothing.')).toBeVisible();
  await story.locator('body').evaluate((body) => {
    body.insertAdjacentHTML('beforeend', '<p id="invented" style="inline-size: 38rem">As wide as forty letters</p>');
  });
  // At text of 190% it fits, at 200% it does not.
  const text = camera.getByRole('slider', { name: 'Text size' });
  await text.press('ArrowLeft');
  await expect(faults.getByText('Looking …')).toBeVisible();
  await expect(faults.getByText('Nothing.')).toBeVisible();
  await text.press('ArrowRight');
  await expect(faults.getByText('Too wide')).toBeVisible();
  await expect(story.locator('#invented')).toHaveAttribute('data-layout-fault', 'overflow');

  await camera.getByRole('link', { name: '1280 px, text 290%' }).press('Enter');
  await expect(camera.getByRole('combobox', { name: 'Story' })).toHaveValue('Login: Credentials Refused');
  await expect(camera.getByText(/^1280 px wide, text 290%/)).toBeVisible();
  await expect(story.getByRole('heading', { name: 'Log in' })).toBeAttached();
});

test('names of people can be made longer', async ({ camera }) => {
  await openStory(camera, tool, '&args=story:screens-talentsearch--listed;names:300;list:example');
  await expect(camera.frameLocator('iframe').getByText('Featherstonehaugh').first()).toBeAttached();
  await camera.getByRole('slider', { name: 'Length of names' }).press('Home');
  await expect(camera.frameLocator('iframe').getByText('Featherstonehaugh')).toHaveCount(0);
});
