import type { Schema } from '@guildhall/machines/kit/schema';
import { Card } from '@guildhall/ui/Card';
import { Heading } from '@guildhall/ui/Heading';
import type { ReactNode } from 'react';

import * as styles from '../clientDashboard/clientDashboard.css.ts';
import { CutTextView } from '../shared/letter/CutTextView.tsx';
import { ApplicantView } from './ApplicantView.tsx';
import { applicationTitleId } from './applicationTitleId.ts';

interface ApplicationViewProps {
  application: Schema<'ClientApplication'>;
  /** The present, in milliseconds since 1970. */
  now: number;
  /** Another one, or this, is open beside the list, which is narrow then. */
  isNarrow: boolean;
  /** It is the one that is open. */
  isOpen: boolean;
  /** Its meetings. */
  meetings: ReactNode;
  /** What can be marked. */
  mark: ReactNode;
  /** Whether it is one of several that are chosen. */
  choice?: ReactNode;
  /** What can be answered. */
  actions: ReactNode;
}

/** One application: who it is from, what it says, what can be answered. */
export function ApplicationView({
  application,
  now,
  isNarrow,
  isOpen,
  meetings,
  mark,
  choice,
  actions,
}: ApplicationViewProps) {
  const titleId = applicationTitleId(application.id);
  return (
    <Card as="article" aria-labelledby={titleId} look={isOpen ? 'sunken' : 'raised'}>
      <div className={isNarrow ? styles.application : styles.broadApplication}>
        <ApplicantView application={application} titleId={titleId} mark={mark} choice={choice} now={now} />
        <div className={isNarrow ? styles.answer : styles.broadAnswer}>
          <LetterView title="Proposal" text={application.proposal} />
          <LetterView title="Cover letter" text={application.coverLetter} />
          {meetings}
          {actions}
        </div>
      </div>
    </Card>
  );
}

/** What a freelancer wrote: its first lines, and the whole of it on request. */
function LetterView({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles.letter}>
      <Heading level={4} size="sm" face="text">
        {title}
      </Heading>
      <CutTextView text={text} about={title} />
    </div>
  );
}
