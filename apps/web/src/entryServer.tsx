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
import { plainPath } from './paths.ts';
import { loadModule } from './routeModules.ts';
import { notFound, routeAt } from './routes.ts';
import { siteTags } from './siteTags.ts';

export { addresses } from './addresses.ts';
export { addedSheets, inlineStyles } from './inlineStyles.ts';
export { readSharePicture } from './share/readSharePicture.ts';

export interface RenderRequest {
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

export interface RenderResult {
  status: number;
  html: string;
  /** The page without the time at which it was drawn. Two pages with equal content are interchangeable. */
  content: string;
  /** Where the page is instead. */
  location?: string;
}

/** Serves a page complete: its machines settled, its data in place, readable before any script runs. */
export async function render({
  url,
  origin,
  supportEmail,
  pressEmail,
  headline,
  fetch,
  build,
}: RenderRequest): Promise<RenderResult> {
  const address = new URL(url, origin);
  const route = routeAt(address.pathname);
  const plain = plainPath(address.pathname);
  // One address for a page: guards, links to the current page and its own data all go by it.
  if (route && plain !== address.pathname)
    return { status: 308, html: '', content: '', location: plain + address.search };
  const { access, module } = route ?? notFound;
  const { prepare } = await loadModule(module);
  const isComplete = isOpen(access);
  const prepared =
    isComplete && prepare ? await prepare(createApi({ baseUrl: origin, fetch }), address) : { snapshots: {} };
  if ('location' in prepared) return { ...prepared, html: '', content: '' };
  const { snapshots } = prepared;
  const boot: Boot = { origin, supportEmail, pressEmail, headline, now: Date.now(), snapshots };

  const page = await drawn(<App boot={boot} served={address} />);
  const head = `${siteTags(origin, prepared.share)}${assetTags(build, { module, isComplete })}`;
  const whole = (data: Boot) => {
    const json = `<script type="application/json" id="${bootElementId}">${serializeBoot(data)}</script>`;
    // As functions: in a text, `$&` and its like would be read as what was found.
    return page.replace('</head>', () => `${head}</head>`).replace('</body>', () => `${json}</body>`);
  };
  const isThere = route !== undefined && !Object.values(snapshots).some(isMissing);
  return {
    status: prepared.status ?? (isThere ? 200 : 404),
    html: whole(boot),
    content: whole({ ...boot, now: 0 }),
  };
}

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
