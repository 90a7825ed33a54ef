import type { ChangeKind } from '@guildhall/api/enums';

/**
 * What this page has heard: of a change of a kind, that it hears from now on and what came since it was loaded has to be
 * asked for, or that changes of any kind may have been missed by many pages at once.
 */
export type News = ChangeKind | 'listening' | 'missed';

type Listener = (news: News) => void;

const listeners = new Set<Listener>();

/** Tells every part of this page that listens. */
export function tellNews(news: News): void {
  for (const listener of listeners) listener(news);
}

/** Listens to all that this page hears. Gives the way to stop. */
export function onNews(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
