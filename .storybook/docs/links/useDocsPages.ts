import { inWords } from '../../../scripts/new/words.ts';
import type { IndexEntry } from '../frontPage/contents.ts';
import { screenDocsId } from './screenDocsId.ts';
import { useStoryIndex } from './useStoryIndex.ts';

/** A page of documentation, as a link names it; without an id where there is none. */
export interface DocsPageLink {
  id: string | null;
  name: string;
}

/** Where the documentation of a screen or a component is. */
export function useDocsPages() {
  const entries = useStoryIndex();
  const lastOf = (title: string) => title.split('/').at(-1);
  return {
    /** By its folder. */
    screenAt: (folder: string): DocsPageLink => {
      const page = entries[screenDocsId(folder)];
      return { id: page?.id ?? null, name: lastOf(page?.title ?? inWords(folder)) ?? folder };
    },
    /** By its name. */
    componentAt: (name: string): DocsPageLink => {
      const isOf = ({ title, type }: IndexEntry) =>
        type === 'docs' && title.startsWith('Components/') && lastOf(title) === name;
      return { id: Object.values(entries).find(isOf)?.id ?? null, name };
    },
  };
}
