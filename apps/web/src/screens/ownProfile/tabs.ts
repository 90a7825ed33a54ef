import { paths, withSearch } from '../../paths.ts';

/** The views of an own profile, in their order. The first is open where the address names none. */
export const tabs = [
  { id: 'overview', label: 'Overview' },
  { id: 'portfolio', label: 'Portfolio' },
  { id: 'reviews', label: 'Reviews' },
] as const;

export type Tab = (typeof tabs)[number]['id'];

/** Reads the tab of an address. */
export const tabOf = (text: string | null): Tab => tabs.find(({ id }) => id === text)?.id ?? tabs[0].id;

/** The address of a tab, which begins anew: a page belongs to the list it was turned in. */
export const tabHref = (tab: Tab): string => withSearch(paths.profile, { tab: tab === tabs[0].id ? null : tab });
