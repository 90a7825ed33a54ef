import type { Pages, SettlePage } from '../web/pages.ts';

/** A web app whose pages are what `settlePage` gives. Of them nothing is kept, and it has no files and no pictures, unless `given` has. */
export const testPages = (settlePage: SettlePage, given: Partial<Pages> = {}): Pages => ({
  isDevServer: false,
  build: null,
  version: '1',
  styles: { elements: [], attributes: [] },
  async serveAssets() {},
  addresses: async () => ({ pages: [], profiles: null, jobs: null }),
  readSharePicture: async () => async () => null,
  drawSharePicture: async () => null,
  keepingOf: () => ({ page: false, reading: false }),
  settlePage: async () => settlePage,
  ...given,
});
