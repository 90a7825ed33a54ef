import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import type { LanguageName } from '../../.storybook/languages/languages.ts';
import { isRightToLeft, languages } from '../../.storybook/languages/languages.ts';
import { catalogue } from './catalogue.ts';
import { faultsOf } from './faults.ts';
import { test, url } from './test.ts';

const foreign = (Object.keys(languages) as LanguageName[]).filter((name) => name !== 'English');

/** Where a flow is shown as people mostly meet it. */
const screens = [
  'screens-home--visitor',
  'screens-login--credentials-typing',
  'screens-signup--signup-form',
  'screens-jobsearch--listed',
  'screens-talentsearch--listed',
  'screens-jobpage--shown',
  'screens-publicprofile--shown',
  'screens-proposal--writing',
  'screens-applicants--listed',
  'screens-interviewscheduling--editing-checked',
  'screens-projecttimeline--listed',
  'screens-clientoverview--shown',
  'screens-emailpreferences--ready',
];

const samples = catalogue().filter(({ id }) => /^components-.*--(?:default|matrix)$/.test(id) || screens.includes(id));

/** The first story of a page is opened with the language; the others are shown on the same page, which is quicker. */
async function show(page: Page, id: string, language: LanguageName, isFirst: boolean): Promise<string[]> {
  if (isFirst) {
    await page.goto(
      `${url}/iframe.html?id=${id}&viewMode=story&globals=language:${language};theme:light;a11y.manual:!true`,
    );
    return faultsOf(page, id);
  }
  await page.evaluate((storyId) => {
    window.textsAsked.clear();
    // What Storybook's own list sends to its preview; it has no types outside of Storybook.
    Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__').emit('setCurrentStory', { storyId, viewMode: 'story' });
  }, id);
  return faultsOf(page, id);
}

/** What the page is, and which of its English texts are known. */
const read = (page: Page) =>
  page.evaluate(() => ({
    lang: document.documentElement.lang,
    dir: document.documentElement.dir,
    overhang: document.documentElement.scrollWidth - innerWidth,
    asked: [...window.textsAsked],
  }));

/** Of all texts that components and main screens show. The rest are names, of people, companies and techniques, and what people wrote. */
const leastShare = { components: 0.95, screens: 0.8 };

for (const language of foreign) {
  test(`components and main screens bear ${language}`, async ({ camera }) => {
    test.setTimeout(240_000);
    await camera.setViewportSize({ width: 390, height: 844 });
    const { lang, direction } = languages[language];
    const texts = { components: new Map<string, boolean>(), screens: new Map<string, boolean>() };
    for (const [index, { id }] of samples.entries()) {
      const faults = await show(camera, id, language, index === 0);
      const { asked, ...page } = await read(camera);
      expect.soft({ id, faults, ...page }).toEqual({ id, faults: [], lang, dir: direction, overhang: 0 });
      for (const [text, isKnown] of asked)
        texts[id.startsWith('screens') ? 'screens' : 'components'].set(text, isKnown);
    }
    // Where letters are Latin ones, what a locale has written cannot be told from what is not translated. The texts are the same.
    if (!isRightToLeft(language)) return;
    for (const [where, least] of Object.entries(leastShare)) {
      // The keys are those of the object above.
      const known = [...texts[where as keyof typeof texts].values()];
      const share = known.filter(Boolean).length / known.length;
      const line = `${language}: ${(share * 100).toFixed(1)}% of ${known.length} texts of ${where} are translated.`;
      test.info().annotations.push({ type: 'coverage', description: line });
      process.stdout.write(`${line}\n`);
      expect.soft(share, line).toBeGreaterThanOrEqual(least);
    }
  });
}

const button = 'components-overlays-menu--open';

test('a story that is being read changes its language, and has played in the next one', async ({ camera }) => {
  await camera.goto(`${url}/iframe.html?id=${button}&viewMode=story&globals=theme:light;a11y.manual:!true`);
  expect(await faultsOf(camera, button)).toEqual([]);
  await expect(camera.getByRole('menuitem', { name: 'View profile' })).toBeVisible();
  const choose = (language: LanguageName) =>
    camera.evaluate((chosen) => {
      // What Storybook's toolbar sends to its preview; it has no types outside of Storybook.
      Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__').emit('updateGlobals', { globals: { language: chosen } });
    }, language);
  await choose('German');
  await expect(camera.getByRole('menuitem', { name: 'Profil ansehen' })).toBeVisible();
  await choose('Hebrew');
  await expect(camera.getByRole('menuitem', { name: 'הצגת הפרופיל' })).toBeVisible();
  await expect(camera.locator('html')).toHaveAttribute('dir', 'rtl');
  await choose('English');
  await expect(camera.getByRole('menuitem', { name: 'View profile' })).toBeVisible();
  await expect(camera.locator('html')).toHaveAttribute('lang', 'en');
});

test('what is typed into a translated field stays', async ({ camera }) => {
  const id = 'components-fields-textfield--default';
  await camera.goto(`${url}/iframe.html?id=${id}&viewMode=story&globals=language:German;a11y.manual:!true`);
  expect(await faultsOf(camera, id)).toEqual([]);
  await camera.getByRole('textbox').fill('Ngozi');
  await expect(camera.getByRole('textbox')).toHaveValue('Ngozi');
});

test('a page of documentation stays in English, with its stories in the chosen language', async ({ camera }) => {
  await camera.goto(
    `${url}/iframe.html?id=components-actions-button--docs&viewMode=docs&globals=language:Arabic;a11y.manual:!true`,
  );
  const story = camera.locator('[data-story-block] [lang=ar][dir=rtl]').first();
  await expect(story).toBeVisible();
  await expect(camera.locator('html')).toHaveAttribute('lang', 'en');
  await expect(camera.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(camera.getByRole('heading', { level: 1 })).toHaveText('Button');
});
