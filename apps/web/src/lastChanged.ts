import type { Path } from './paths.ts';
import { paths } from './paths.ts';

/** The day on which a page last changed what it promises, as `2026-11-20`: its readers and search engines are told. */
export const lastChanged: Partial<Record<Path, string>> & Record<typeof paths.terms | typeof paths.privacy, string> = {
  [paths.terms]: '2026-11-23',
  [paths.privacy]: '2026-11-23',
};
