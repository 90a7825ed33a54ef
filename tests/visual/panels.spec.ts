import { readFileSync } from 'node:fs';

import { expect } from '@playwright/test';

import { required } from '../../packages/machines/src/kit/required.ts';
import { signedVerdict } from '../audit/verdicts/verdict.ts';
import { catalogue } from '../stories/catalogue.ts';
import { open, switchTo } from '../stories/page.ts';
import { test, url } from '../stories/test.ts';

const story = 'screens-login--credentials-typing';

test('a designer reads what a screen reader says, follows a change, and sees where a stop of Tab is', async ({
  camera,
}) => {
  await camera.setViewportSize({ width: 1280, height: 900 });
  await camera.goto(`${url}/?path=/story/${story}`);
  await camera.getByRole('tab', { name: 'Screen reader' }).click();
  const panel = camera.getByRole('tabpanel');
  await expect(panel).toContainText('heading, Log in, level 1');
  await expect(panel).toContainText('button, Show password, not pressed');

  const preview = camera.frameLocator('#storybook-preview-iframe');
  await preview.getByRole('button', { name: 'Show password' }).click();
  await expect(panel).toContainText('button, Show password, pressed');

  await panel.getByRole('button', { name: 'Show stop 2 in the story' }).click();
  await expect(preview.locator('[data-stop="2"]')).toHaveAttribute('name', 'email');
  await expect(preview.locator('#storybook-highlights-root > *').first()).toBeAttached();
});

test('on a phone the panel lies over the story, and hears it all the same', async ({ camera }) => {
  await camera.setViewportSize({ width: 390, height: 844 });
  await camera.goto(`${url}/?path=/story/${story}`);
  await camera.getByRole('button', { name: 'Open addon panel' }).click();
  await camera.getByRole('tab', { name: 'Screen reader' }).click();
  await expect(camera.getByRole('tabpanel')).toContainText('heading, Log in, level 1');
});

test('a story that types by itself does so after another one was heard', async ({ camera }) => {
  const storyOf = (name: string) =>
    required(catalogue().find(({ id }) => id === `components-fields-combobox--${name}`) ?? null);
  await open(camera, url, storyOf('chosen'));
  await camera.evaluate(() => window.story.hear());
  expect(await switchTo(camera, storyOf('narrowed'))).toBe(true);
  await expect(camera.getByRole('option')).toHaveCount(2);
});

test('where there is no story the panel says so, and reads the next one that is opened', async ({ camera }) => {
  await camera.setViewportSize({ width: 1280, height: 900 });
  await camera.goto(`${url}/?path=/story/screens-login--no-such-state`);
  await camera.getByRole('tab', { name: 'Screen reader' }).click();
  const panel = camera.getByRole('tabpanel');
  await expect(panel).toContainText('There is no story to read');
  await camera.getByRole('link', { name: 'All machines' }).click();
  await expect(panel).toContainText('heading, All machines, level 1');
});

test('an auditor signs a verdict and gets it as a file to commit, bound to what the story is', async ({ camera }) => {
  await camera.setViewportSize({ width: 1280, height: 900 });
  await camera.goto(`${url}/?path=/story/${story}`);
  await camera.getByRole('tab', { name: 'Verdicts' }).click();
  const panel = camera.getByRole('tabpanel');
  await panel.getByLabel('Criterion of WCAG 2.2').selectOption({ label: '1.4.3 Contrast (Minimum) (AA)' });
  await panel.getByLabel('Meets it').check();
  await panel.getByLabel('What you saw, and how you looked').fill('Measured each text on its ground.');
  await panel.getByLabel('Your name').fill('Ada Nwosu');
  const [file] = await Promise.all([
    camera.waitForEvent('download'),
    panel.getByRole('button', { name: 'Sign and download' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`${story}.1.4.3.json`);
  await expect(panel.getByRole('status')).toHaveText(`Put ${story}.1.4.3.json into docs/verdicts and commit it.`);
  const verdict = signedVerdict.parse(JSON.parse(readFileSync(await file.path(), 'utf8')));
  expect(verdict).toMatchObject({ story, criterion: '1.4.3', judgement: 'meets', by: 'Ada Nwosu' });
  const { seen } = (await (await fetch(`${url}/accessibility/verdicts.json`)).json()) as {
    seen: Record<string, string>;
  };
  expect(verdict.seen).toBe(seen[story]);
});

test('the report for auditors lies in the built Storybook, and the introduction leads there', async ({ camera }) => {
  await camera.setViewportSize({ width: 1280, height: 900 });
  await camera.goto(`${url}/iframe.html?viewMode=docs&id=introduction--docs`);
  const openAcr = camera.getByRole('link', { name: 'OpenACR' });
  await expect(openAcr).toHaveAttribute('href', './accessibility/openacr.yaml');
  await camera.getByRole('link', { name: 'Accessibility report' }).click();
  await expect(camera.getByRole('heading', { level: 1 })).toHaveText('Accessibility evidence');
  await expect(camera.getByRole('heading', { level: 4 })).toHaveCount(55);
});

test('axe is loaded and run when its panel is opened, and for the next story too', async ({ camera }) => {
  await camera.setViewportSize({ width: 1280, height: 900 });
  const asked: string[] = [];
  const listen = (request: { url: () => string }) => asked.push(request.url());
  camera.on('request', listen);
  await camera.goto(`${url}/?path=/story/components-actions-button--primary`);
  await camera.frameLocator('#storybook-preview-iframe').getByRole('button').first().waitFor();
  expect(asked.filter((address) => /\/axe-[^/]*\.js$/.test(address))).toEqual([]);
  camera.off('request', listen);

  await camera.getByRole('tab', { name: 'Accessibility' }).click();
  const passes = camera.getByRole('tabpanel').getByRole('tab', { name: /^Passes [1-9]/ });
  await expect(passes).toBeVisible();
  await camera.getByRole('link', { name: 'Pending', exact: true }).click();
  await expect(camera.frameLocator('#storybook-preview-iframe').getByRole('button', { name: 'Sending' })).toBeVisible();
  await expect(passes).toBeVisible();
});
