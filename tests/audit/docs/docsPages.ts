import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A page of documentation in the built Storybook. */
export interface DocsEntry {
  id: string;
  title: string;
}

interface IndexEntry extends DocsEntry {
  type: string;
}

// Storybook's index of the build: https://storybook.js.org/docs/configure/storybook-index
const { entries } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../storybook-static/index.json'), 'utf8'),
) as { entries: Record<string, IndexEntry> };

/** What links of Storybook can lead to. */
export const known: ReadonlySet<string> = new Set(Object.keys(entries));

export const docsPages: readonly DocsEntry[] = Object.values(entries).filter(({ type }) => type === 'docs');
