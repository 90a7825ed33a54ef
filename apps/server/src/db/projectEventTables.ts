import type { ProjectEventType } from '@guildhall/api/enums';
import type { components } from '@guildhall/api/schema';
import type { ColumnType, Generated } from 'kysely';

import type { Computed, Fixed } from './columns.ts';

/** What an event was about, with the values of that moment. Instants are text, as JSON has them. */
export type EventDetails = {
  /** `startsAt` is null where it was written over before events were kept. */
  meeting?: { id: string; title: string; startsAt: string | null };
  /** When the meeting was to begin until now. */
  movedFrom?: string;
  /** The other times that were suggested, or declined. */
  suggestedTimes?: readonly string[];
  /** What someone gave as the reason. */
  reason?: string;
  /** What was handed in, in the freelancer's words. */
  delivered?: string;
  /** What a post said before and after it was edited. */
  edit?: components['schemas']['PostChange'];
  /** What an application said before it was edited, as far as it was changed. */
  before?: components['schemas']['EarlierText'];
  /** Stars. */
  rating?: number;
  /** It is older than the table, and some value of it had been written over. */
  isPartlyKnown?: true;
};

/** What has happened to projects, one row an event; none is ever changed, but for names and texts that are erased. */
export type ProjectEventsTable = {
  id: Computed<number>;
  projectId: Fixed<string>;
  applicationId: Fixed<string | null>;
  freelancerId: Fixed<string | null>;
  /** As it was then. */
  freelancerName: string | null;
  type: Fixed<ProjectEventType>;
  at: Fixed<Date>;
  details: ColumnType<EventDetails, string, never>;
};

/** What was agreed, delivered and approved, as it stood when it was: the project and its events have the rest. */
export type WorkStatementsTable = {
  projectId: Fixed<string>;
  /** Short enough to be read aloud. */
  number: Generated<string>;
  clientName: string;
  clientCompany: string | null;
  clientLocation: string | null;
  freelancerName: string;
  freelancerLocation: string | null;
};
