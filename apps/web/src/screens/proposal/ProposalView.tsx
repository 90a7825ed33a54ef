import type { proposalMachine } from '@guildhall/machines/flows/proposal';
import { ErrorPanel } from '@guildhall/ui/ErrorPanel';
import { Skeleton } from '@guildhall/ui/Skeleton';
import { Stack } from '@guildhall/ui/Stack';
import type { ReactNode } from 'react';
import type { EventFrom, SnapshotFrom } from 'xstate';

import { ProfilePromptView } from '../freelancerOverview/ProfilePromptView.tsx';
import type { ProfileSetupHref } from '../freelancerOverview/profileSetupFrom.ts';
import { AppliedView } from './AppliedView.tsx';
import * as styles from './proposal.css.ts';
import { ProposalFormView } from './ProposalFormView.tsx';
import { UnsentView } from './UnsentView.tsx';
import { useAnswerFocus } from './useAnswerFocus.ts';

interface ProposalViewProps {
  snapshot: SnapshotFrom<typeof proposalMachine>;
  send: (event: EventFrom<typeof proposalMachine>) => void;
  /** The present, in milliseconds since 1970. */
  now: number;
  profileSetupHref: ProfileSetupHref;
  /** The application that was sent for this job. */
  applicationHref: string;
  /** The person came to apply: the form takes the focus. Default false. */
  isFirst?: boolean;
  /** How the draft of it stands. */
  draft?: ReactNode;
}

/** How a freelancer answers a job: the form, or why there is none. */
export function ProposalView(props: ProposalViewProps) {
  const { snapshot, isFirst = false } = props;
  const isKnown = !snapshot.matches('checking') || snapshot.context.completion !== null;
  // A view that takes the place of another takes its focus too.
  const place = useAnswerFocus(placeOf(snapshot), isFirst && isKnown);
  return (
    <div ref={place} className={styles.answer} tabIndex={-1}>
      <AnswerOf {...props} />
    </div>
  );
}

function placeOf(snapshot: ProposalViewProps['snapshot']): string {
  if (snapshot.matches('applied') || snapshot.matches('closed'))
    return `over ${snapshot.can({ type: 'draft.discard' })}`;
  if (snapshot.matches('unchecked')) return 'unchecked';
  if (!snapshot.matches('checking') && !snapshot.matches('incomplete')) return 'form';
  return snapshot.context.completion === null ? 'pending' : 'prompt';
}

function AnswerOf(props: ProposalViewProps) {
  const { snapshot, send, now, profileSetupHref, applicationHref, isFirst = false, draft } = props;
  const { completion, job } = snapshot.context;
  if (snapshot.matches('unchecked')) {
    return (
      <ErrorPanel
        title="We could not check whether you can apply"
        level={3}
        onRetry={() => send({ type: 'standing.retry' })}
      >
        Nothing is lost. Check your connection and try again.
      </ErrorPanel>
    );
  }
  if (snapshot.matches('applied') || snapshot.matches('closed')) {
    const application = job?.application ?? null;
    return (
      <Stack gap={6}>
        {application === null ? null : (
          <AppliedView application={application} now={now} applicationHref={applicationHref} />
        )}
        <UnsentView snapshot={snapshot} send={send} />
      </Stack>
    );
  }
  if (!snapshot.matches('checking') && !snapshot.matches('incomplete')) {
    return <ProposalFormView snapshot={snapshot} send={send} isFirst={isFirst} draft={draft} />;
  }
  if (completion === null) return <PendingView />;
  return <ProfilePromptView completion={completion} profileSetupHref={profileSetupHref} level={3} />;
}

/** Holds the place of the form while it is not known whether there is one. */
function PendingView() {
  return (
    <div aria-busy="true">
      <Stack gap={4}>
        <Skeleton textSize="lg" width="half" />
        <Skeleton shape="block" height="huge" />
      </Stack>
    </div>
  );
}
