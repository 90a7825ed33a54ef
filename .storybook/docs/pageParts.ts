import { pageBlocks } from '../components/pageBlocks.ts';
import { DocsPage } from '../DocsPage.tsx';
import { GeneratedPage } from './GeneratedPage.tsx';

/** What pages of documentation are made of, as Storybook's parameters `docs` name it. */
export const pageParts = {
  container: DocsPage,
  /** Components bring a page of their own. */
  page: GeneratedPage,
  /** What their pages need not import. */
  components: pageBlocks,
};
