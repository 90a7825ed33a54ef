import type { Schema } from '@guildhall/machines/kit/schema';

import type { Visitor } from '../../session/guards.ts';
import { LaterJobFavourite } from '../favourites/LaterJobFavourite.tsx';
import { LaterOwnPost } from '../ownPost/LaterOwnPost.tsx';

interface Reader {
  visitor: Visitor;
  /** The freelancer who reads it, by email. */
  freelancer: string | null;
  job: Schema<'Job'> | null;
}

/** What a job's page has for its reader alone. */
export const readerParts = ({ visitor, freelancer, job }: Reader) => ({
  own: visitor === 'CLIENT' && job && <LaterOwnPost key={job.id} jobId={job.id} />,
  favourite: freelancer && job && (
    <LaterJobFavourite key={`${freelancer} ${job.id}`} account={freelancer} jobId={job.id} title={job.title} />
  ),
});
