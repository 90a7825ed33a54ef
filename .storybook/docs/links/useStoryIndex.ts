import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';

import type { IndexEntry } from '../frontPage/contents.ts';

/** What there is in this Storybook, by its addresses. */
export function useStoryIndex(): Readonly<Record<string, IndexEntry>> {
  // Storybook types its index for itself alone.
  const { store } = useContext(DocsContext) as unknown as {
    store: { storyIndex: { entries: Record<string, IndexEntry> } };
  };
  return store.storyIndex.entries;
}
