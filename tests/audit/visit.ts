import type { Setting } from './check.ts';

/** Who looks at a page. */
export type Visitor = 'visitor' | 'client' | 'freelancer';

/**
 * What the server answers: a full marketplace, one without anything in it, or an error to every call; or the page of the
 * full one as it was served, where scripts are off.
 */
export type DataState = 'loaded' | 'empty' | 'failed' | 'served';

interface Opened extends Pick<Setting, 'theme' | 'direction'> {
  /** The widths in which the page is looked at, one after the other. */
  widths: readonly number[];
}

export interface StoryVisit extends Opened {
  kind: 'story';
  id: string;
}

export interface RouteVisit extends Opened {
  kind: 'route';
  /** Path and query. */
  address: string;
  visitor: Visitor;
  data: DataState;
  /** Where the guards take this person instead, if they do. */
  leadsTo: string | null;
}

/** A page that is opened once, in one theme and direction. */
export type Visit = StoryVisit | RouteVisit;

/** What is looked at, whatever the setting. */
export const placeOf = (visit: Visit): string =>
  visit.kind === 'story' ? visit.id : `${visit.address} as ${visit.visitor}, ${visit.data}`;

/** The same for every run. */
export const keyOf = (visit: Visit): string =>
  `${visit.kind} ${placeOf(visit)} ${visit.theme} ${visit.direction} ${visit.widths.join('+')}`;
