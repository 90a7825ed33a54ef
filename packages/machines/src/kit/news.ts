/** What has changed in a list while the one on screen stayed as it was. */
export interface News<List> {
  /** The list as it is by now. */
  list: List;
  /** How many entries are in it that are not on screen. */
  added: number;
}

/** What a flow keeps that does not let its list move under someone who chooses in it, or has a dialog open over it. */
export interface NewsContext<List> {
  /** Null where what is on screen is all that is known. */
  news: News<List> | null;
}

/** What has changed is to be seen now. */
export type NewsEvent = { type: 'news.show' };

/** How a list came that was read anew. */
export interface Held {
  /** A dialog lay over the list when it changed: it is offered then, unless nothing would move. Default false. */
  wasHeld?: boolean;
}

type Entries = readonly unknown[];

/** What an entry is known by; one without an id is only itself. */
const nameOf = (entry: unknown): unknown =>
  typeof entry === 'object' && entry !== null && 'id' in entry ? entry.id : entry;

/** What is new in a list, beside the entries on screen. */
export function newsIn<List>(shown: Entries, list: List, entries: Entries): News<List> {
  const known = new Set(shown.map(nameOf));
  return { list, added: entries.filter((entry) => !known.has(nameOf(entry))).length };
}

/** Whether another list would move entries, or bring or take some. */
export const moves = (shown: Entries, entries: Entries): boolean =>
  shown.length !== entries.length || entries.some((entry, place) => nameOf(entry) !== nameOf(shown[place] ?? entry));
