import screenImports from 'virtual:screen-imports';
import type { AnyMachineSnapshot } from 'xstate';

import type { RouteEntry } from '../../../apps/web/src/routes.ts';
import { aboutOf } from '../../stateMaps/about.ts';
import type { About } from '../../stateMaps/about.ts';
import { pagesOf } from '../pages.ts';
import { chaptersOf } from './chapters.ts';
import { mailsTo } from './mailsTo.ts';
import type { MailLink } from './mailsTo.ts';

/** What there is to say of a screen besides its states. */
export interface ScreenFacts {
  about: Pick<About, 'summary' | 'guarantees'>;
  /** The machine that it draws; null for a page without one. */
  flow: string | null;
  /** Who may see it; null for what stands on several pages. */
  access: RouteEntry['access'] | null;
  /** Where it is found; none for what a page opens, or has many of. */
  addresses: string[];
  /** The page of which it is a tab or a part, by its folder. */
  within: string | null;
  /** Other screens by their folders: those that open or hold this one, and those that it opens or holds. */
  usedBy: string[];
  parts: string[];
  components: string[];
  /** Emails that lead to it, where it is a page or the tab of one. */
  mails: MailLink[];
  /** What the product's description says of what a person does here, one rule each. */
  rules: string[];
}

/** What Storybook knows of a screen's stories. */
export interface ScreenMeta {
  /** The file in which they stand, from the root of the repository. */
  fileName: string;
  title: string;
  within: string | null;
  snapshot: AnyMachineSnapshot | undefined;
}

// Vite reads these where they stand.
const flows = import.meta.glob<string>('../../../packages/machines/src/flows/*/flow.ts', {
  query: '?raw',
  import: 'default',
});
const views = import.meta.glob<string>('../../../apps/web/src/{screens/*,shell,shell/*}/*.tsx', {
  query: '?raw',
  import: 'default',
});
const product = import.meta.glob<string>('../../../docs/product.md', { query: '?raw', import: 'default' });

/** What the docblock says of a flow, or of the view that draws a page without one. */
async function aboutScreen(flow: string | null, fileName: string): Promise<ScreenFacts['about']> {
  const source = await flows[`../../../packages/machines/src/flows/${flow ?? ''}/flow.ts`]?.();
  if (source !== undefined) return aboutOf(source);
  const file = fileName.replace('.stories', '').replace(/^\.\//, '');
  const name = file.split('/').at(-1)?.replace('.tsx', '');
  return aboutOf((await views[`../../../${file}`]?.()) ?? '', name);
}

const addressesOf = (pages: ReturnType<typeof pagesOf>): string[] =>
  pages.flatMap((page) => ('path' in page ? page.path : []));

/** Gathers what is known of a screen in the places that say it. */
export async function screenFactsOf({ fileName, title, within, snapshot }: ScreenMeta): Promise<ScreenFacts> {
  const [, folder = ''] = /\/screens\/(\w+)\//.exec(fileName) ?? [];
  const flow = snapshot?.machine.id ?? null;
  const pages = pagesOf(within ?? folder);
  const addresses = addressesOf(pages);
  const tabs = (screenImports[folder]?.tabs ?? []).flatMap(({ page, name: tab }) =>
    addressesOf(pagesOf(page)).map((path) => ({ path, tab })),
  );
  const [, area = ''] = title.split('/');
  const chapters = chaptersOf((await Promise.all(Object.values(product).map((load) => load()))).join('\n'));
  const usedBy = Object.keys(screenImports).filter((other) => screenImports[other]?.parts.includes(folder));
  return {
    about: await aboutScreen(flow, fileName),
    flow,
    access: pages[0]?.access ?? null,
    addresses,
    within,
    usedBy: usedBy.filter((other) => other !== within),
    parts: [],
    components: [],
    mails: await mailsTo([...(within === null ? addresses.map((path) => ({ path })) : []), ...tabs]),
    ...screenImports[folder],
    rules: chapters[area] ?? [],
  };
}
