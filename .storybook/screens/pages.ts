import type { Page, RouteEntry } from '../../apps/web/src/routes.ts';
import { manyPages, routes } from '../../apps/web/src/routes.ts';

/** The pages that are drawn from a folder of screens; none for what stands on several. */
export const pagesOf = (folder: string): (Page | RouteEntry)[] =>
  [...routes, ...manyPages].filter(({ module }) => module.startsWith(`${folder}/`));
