import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';

import { createApi } from '@guildhall/api/client';
import { isOpen } from '@guildhall/machines/domain/access';
import type { HeadlineCounts } from '@guildhall/machines/domain/headline';
import { renderToPipeableStream } from 'react-dom/server';

import { App } from './App.tsx';
import type { Build } from './assets.ts';
import { assetTags } from './assets.ts';
import type { Boot } from './flow/boot.ts';
import { bootElementId, serializeBoot } from './flow/boot.ts';
import { isMissing } from './flow/settle.ts';
import { opensJob, plainPath } from './paths.ts';
import { loadModule } from './routeModules.ts';
import { notFound, routeAt } from './routes.ts';
import { wishIn } from './session/guards.ts';
import { siteTags } from './siteTags.ts';

export { addresses } from './addresses.ts';
export { addedSheets, inlineStyles } from './inlineStyles.ts';
export { readSharePicture } from './share/readSharePicture.ts';

export interface PageRequest {
  /** Path and query that were asked for. */
  url: string;
  /** The origin the site is known by. */
  origin: string;
  /** Where support reads its mail. */
  supportEmail: string;
  /** Who answers the press. */
  pressEmail: string;
  /** What the marketplace can say of itself in figures. */
  headline: HeadlineCounts | null;
  /** Calls the API without leaving the process. */
  fetch: (request: Request) => Promise<Response>;
  /** None while developing, when Vite serves the sources. */
  build: Build | null;
}

/** What a page says, read and settled, before it is drawn. */
export interface SettledPage {
  status: number;
  /** Everything that decides how the page is drawn, but the time. With equal facts and the same build two pages are interchangeable. */
  facts: string;
  /** The page as a text, as of now. */
  draw: () => Promise<string>;
  /** Where the page is instead. */
  location?: string;
}

/** What of a page may be kept to answer the next request for it. */
export interface Keeping {
  /** The drawn page. */
  page: boolean;
  /** What was read for it, for a moment. */
  reading: boolean;
}

/**
 * A query can be anything, and so can an address where nothing is, or what stands before a path: pages there could push
 * out all others. A profile is read for each reader anew, as each is counted.
 */
export function keepingOf(url: string): Keeping {
  const { pathname } = new URL(url, 'http://localhost');
  const route = pathname === url ? routeAt(pathname) : undefined;
  const page = route !== undefined;
  return { page, reading: page && route.countsReaders !== true };
}

/** Settles a page's machines, so that it arrives complete: its data in place, readable before any script runs. */
export async function settlePage({
  url,
  origin,
  supportEmail,
  pressEmail,
  headline,
  fetch,
  build,
}: PageRequest): Promise<SettledPage> {
  const address = new URL(url, origin);
  const route = routeAt(address.pathname);
  const plain = plainPath(address.pathname);
  // One address for a page: guards, links to the current page and its own data all go by it.
  if (route && plain !== address.pathname) return elsewhere(plain + address.search, 308);
  const { access, module } = route ?? notFound;
  const { prepare } = await loadModule(module);
  const isComplete = isOpen(access);
  const prepared =
    isComplete && prepare ? await prepare(createApi({ baseUrl: origin, fetch }), address) : { snapshots: {} };
  if ('location' in prepared) return elsewhere(prepared.location, prepared.status);
  // Links of a page that was met on the way elsewhere take the wish along, which only the app does.
  const hasWish = isComplete && wishIn(address.search) !== null;
  // A link to a job is followed for the dialog.
  const isReadFirst = isComplete && !hasWish && !opensJob(address.search);
  const { snapshots, share } = prepared;
  const shared = { origin, supportEmail, pressEmail, headline, snapshots };
  const isThere = route !== undefined && !Object.values(snapshots).some(isMissing);
  return {
    status: prepared.status ?? (isThere ? 200 : 404),
    facts: JSON.stringify([address.href, share, shared]),
    async draw() {
      const boot: Boot = { ...shared, now: Date.now() };
      const page = await drawn(<App boot={boot} served={address} />);
      const head = `${siteTags(origin, share)}${assetTags(build, { module, isReadFirst, hasWish }, page)}`;
      const json = `<script type="application/json" id="${bootElementId}">${serializeBoot(boot)}</script>`;
      // As functions: in a text, `$&` and its like would be read as what was found.
      return page.replace('</head>', () => `${head}</head>`).replace('</body>', () => `${json}</body>`);
    },
  };
}

const elsewhere = (location: string, status: number): SettledPage => ({
  status,
  location,
  facts: '',
  draw: async () => '',
});

function drawn(app: React.ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(app, {
      // React would put large parts aside and move them into place by an inline script, which the policy refuses.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady() {
        const stream = new PassThrough();
        resolve(text(stream));
        pipe(stream);
      },
      onShellError: reject,
      onError: reject,
    });
  });
}
