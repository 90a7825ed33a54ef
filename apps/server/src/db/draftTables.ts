import type { Generated } from 'kysely';

import type { Fixed } from './columns.ts';

/** A proposal that is being written. */
export type ProposalDraftsTable = {
  id: Generated<string>;
  freelancerId: Fixed<string>;
  projectId: Fixed<string>;
  proposal: string;
  coverLetter: string;
  /** Of a sequence of its own: no two states of any draft share one. */
  version: Generated<number>;
  updatedAt: Date;
};
