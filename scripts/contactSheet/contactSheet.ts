import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Page } from 'playwright';

import { themes } from '../../packages/ui/src/themes/themes.ts';
import type { ThemeName } from '../../packages/ui/src/themes/themes.ts';
import { readCatalogue } from '../../tests/stories/catalogue.ts';
import type { Story } from '../../tests/stories/catalogue.ts';
import { open, openStoryPage } from '../../tests/stories/page.ts';
import { pose, take } from '../../tests/visual/camera.ts';
import { unpackPinnedChromium } from '../pinnedChromium.ts';
import { buildStorybook, serveStorybook } from '../storybookStatic.ts';
import { layOut } from './layout.ts';
import type { Group, Item } from './layout.ts';
import { sheetHtml } from './sheet.ts';
import type { Pictures } from './sheet.ts';

/** Every component in every theme on one picture: `npm run contact-sheet`. */
const file = join(import.meta.dirname, '../../docs/components.png');

const measures = { columns: 4, columnWidth: 288, gap: 24, labelHeight: 26, titleHeight: 56 };
/** Pictures are taken at this share of their size, so that most of a component is seen. */
const scale = 0.6;

const groups = ['Layout', 'Text', 'Actions', 'Fields', 'Overlays', 'Feedback', 'Navigation', 'Data'];
/** What needs the width of a page to look like itself. */
const wide = new Set([
  'Button',
  'Columns',
  'Grid',
  'PageHeader',
  'SiteFooter',
  'SiteHeader',
  'Table',
  'Tabs',
  'Timeline',
]);
/** Where the bare component shows least of itself. */
const betterStory: Record<string, string> = {
  Avatar: 'matrix',
  Badge: 'matrix',
  Banner: 'with-title-and-action',
  Button: 'matrix',
  Card: 'a-freelancer',
  Checkbox: 'selected',
  CodeField: 'half-typed',
  ComboBox: 'chosen',
  DatePicker: 'entered',
  Divider: 'between-paragraphs',
  FileField: 'chosen',
  Icon: 'sizes',
  IconButton: 'matrix',
  Link: 'in-running-text',
  Menu: 'open',
  MoneyField: 'filled',
  MultiSelect: 'chosen',
  PageHeader: 'with-actions',
  PasswordField: 'shown',
  Popover: 'open',
  RatingDisplay: 'with-count',
  SearchField: 'filled',
  Select: 'open',
  SiteHeader: 'signed-in',
  Skeleton: 'a-card',
  SkipLink: 'focused',
  Slider: 'range',
  StarRating: 'chosen',
  StatusBadge: 'matrix',
  Switch: 'selected',
  Tabs: 'with-icons',
  TagField: 'added',
  TextArea: 'counted',
  Toast: 'with-a-description',
  ToggleButton: 'matrix',
  Tooltip: 'open',
};
/** What has nothing to see. */
const unseen = new Set(['UiProvider', 'VisuallyHidden']);

interface Entry {
  name: string;
  group: string;
  story: Story;
}

/** The story that stands for each component. */
function entriesOf(stories: readonly Story[]): Entry[] {
  return stories.flatMap((story) => {
    const [, ending = ''] = story.id.split('--');
    const [root, group = '', name = ''] = story.title.split('/');
    if (root !== 'Components' || unseen.has(name) || ending !== (betterStory[name] ?? 'default')) return [];
    return [{ name, group, story }];
  });
}

const shotsOf = (name: string, isPage: boolean) => {
  const span = wide.has(name) ? 2 : 1;
  const width = Math.round((span * measures.columnWidth + (span - 1) * measures.gap) / scale);
  return Object.keys(themes).map((theme) => ({ theme, width, height: isPage ? 400 : 640, name: theme }));
};

async function photograph(page: Page, url: string, entries: readonly Entry[]) {
  const pictures: Record<string, Pictures> = Object.fromEntries(Object.keys(themes).map((theme) => [theme, {}]));
  const items = new Map<string, Item>();
  const paddings: Record<string, number> = {};
  for (const { name, story } of entries) {
    const shots = shotsOf(name, story.clip === 'page');
    await open(page, url, { ...story, shots });
    // So that things stand under their names, not their margins.
    paddings[name] =
      story.clip === 'page'
        ? 0
        : scale * (await page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).paddingInlineStart)));
    for (const shot of shots) {
      await pose(page, shot);
      const png = await take(page, story.clip, shot.width);
      // A PNG says its height in bytes 20 to 23.
      const height = Math.round(png.readUInt32BE(20) * scale);
      const known = items.get(name)?.height ?? 0;
      items.set(name, { name, span: wide.has(name) ? 2 : 1, height: Math.max(known, height) });
      Object.assign(pictures[shot.theme] ?? {}, { [name]: png });
    }
  }
  // The keys are those of the themes.
  return { pictures: pictures as Record<ThemeName, Pictures>, items, paddings };
}

await Promise.all([buildStorybook(), unpackPinnedChromium()]);
const storybook = await serveStorybook();
try {
  const entries = entriesOf(await readCatalogue(storybook.url));
  const { browser, page } = await openStoryPage();
  const { pictures, items, paddings } = await photograph(page, storybook.url, entries);
  const layout = layOut(
    groups.map((title): Group => ({
      title,
      items: entries.filter(({ group }) => group === title).flatMap(({ name }) => items.get(name) ?? []),
    })),
    measures,
  );
  const { html, css, width } = sheetHtml(pictures, paddings, layout, measures);
  await page.setViewportSize({ width, height: 900 });
  // On a page of Storybook's, which has the fonts.
  await page.goto(`${storybook.url}/iframe.html?id=${entries[0]?.story.id ?? ''}&viewMode=story`);
  await page.locator('#storybook-root *').first().waitFor({ state: 'attached' });
  await page.addStyleTag({ content: css });
  await page.evaluate(async (markup) => {
    document.body.innerHTML = markup;
    await Promise.all([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  }, html);
  await writeFile(file, await page.screenshot({ fullPage: true, animations: 'disabled' }));
  await browser.close();
  console.log(`${entries.length} components in ${Object.keys(themes).length} themes: ${file}`);
} finally {
  await storybook.close();
}
