import type { Schema } from '@guildhall/machines/kit/schema';
import { ZonedTime } from '@guildhall/ui/ZonedTime';
import type { ReactNode } from 'react';

import { CutTextView } from '../shared/letter/CutTextView.tsx';

type Application = Schema<'ClientApplication'>;

export interface ProposedFact {
  /** What the row is about. */
  title: string;
  of: (application: Application) => ReactNode;
}

const nameOf = ({ freelancer }: Application): string => freelancer.name;

/** What applicants are compared by before anything else: what they proposed for this very project. */
export const proposedFacts: readonly ProposedFact[] = [
  { title: 'Proposal', of: (one) => <CutTextView text={one.proposal} about={`Proposal of ${nameOf(one)}`} /> },
  {
    title: 'Cover letter',
    of: (one) => <CutTextView text={one.coverLetter} about={`Cover letter of ${nameOf(one)}`} />,
  },
  { title: 'Applied', of: ({ createdAt }) => <ZonedTime date={createdAt} parts="day" /> },
];
