import type { postedJobsMachine } from '@guildhall/machines/flows/postedJobs';
import type { Schema } from '@guildhall/machines/kit/schema';
import { Banner } from '@guildhall/ui/Banner';
import { ConfirmDialog } from '@guildhall/ui/ConfirmDialog';
import { FormDialog } from '@guildhall/ui/FormDialog';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';
import { TextArea } from '@guildhall/ui/TextArea';

import type { Flow } from '../../flow/useFlow.ts';
import { bind } from '../../kit/bind.ts';
import { applicantsToldText } from '../clientDashboard/dashboardWords.ts';
import { EndProjectView } from '../shared/projects/EndProjectView.tsx';

export interface PostedJobDecisionViewProps extends Flow<typeof postedJobsMachine> {
  project: Schema<'ClientProject'>;
}

/** Asks before something is done with a job, and says what follows. */
export function PostedJobDecisionView({ snapshot, send, project }: PostedJobDecisionViewProps) {
  const { title, freelancer, delivered, pendingApplicationsCount } = project;
  const name = freelancer?.name ?? 'The freelancer';
  const dialog = {
    isOpen: true,
    onOpenChange: () => send({ type: 'decision.cancel' }),
    onConfirm: () => send({ type: 'decision.confirm' }),
    isPending: snapshot.hasTag('busy'),
  };
  if (snapshot.matches('explaining') || snapshot.matches('sendingBack')) {
    return <SendBackView snapshot={snapshot} send={send} title={title} name={name} />;
  }
  if (snapshot.matches('explainingEnd') || snapshot.matches('ending')) {
    const { values, problems } = snapshot.context;
    return (
      <EndProjectView
        title={title}
        name={name}
        after="You can post it again afterward, with everything filled in."
        reason={values.reason}
        problem={problems.reason}
        isSending={snapshot.hasTag('busy')}
        onChange={(value) => send({ type: 'field.change', name: 'reason', value })}
        onConfirm={dialog.onConfirm}
        onCancel={dialog.onOpenChange}
      />
    );
  }
  if (snapshot.matches('confirmingWithdrawal') || snapshot.matches('withdrawing')) {
    return <WithdrawView snapshot={snapshot} send={send} title={title} waiting={pendingApplicationsCount} />;
  }
  return (
    <ConfirmDialog {...dialog} title="Approve this work?" confirmLabel="Approve Completion">
      <Stack gap={3}>
        <Text>
          “{title}” will be completed. We will let {name} know by email, and you can rate the work.
        </Text>
        {delivered === null ? null : (
          <Banner title={`${name} wrote about the work`}>
            <Text isPreserved>{delivered}</Text>
          </Banner>
        )}
        <Text tone="muted">This cannot be undone. If something is missing, send it back instead.</Text>
      </Stack>
    </ConfirmDialog>
  );
}

interface SendBackViewProps extends Flow<typeof postedJobsMachine> {
  title: string;
  name: string;
}

function SendBackView({ snapshot, send, title, name }: SendBackViewProps) {
  const isSending = snapshot.hasTag('busy');
  const { field } = bind(snapshot.context, send, isSending);
  return (
    <FormDialog
      isOpen
      onOpenChange={() => send({ type: 'decision.cancel' })}
      title="Send the work back?"
      description={`“${title}” goes back to ${name}, who can ask for approval again.`}
      submitLabel="Send Back"
      onSubmit={() => send({ type: 'decision.confirm' })}
      isPending={isSending}
    >
      <TextArea
        label="What is missing?"
        description={`${name} reads this, on the dashboard and by email.`}
        {...field('reason')}
        isRequired
      />
    </FormDialog>
  );
}

interface WithdrawViewProps extends Flow<typeof postedJobsMachine> {
  title: string;
  /** How many applications are waiting for an answer. */
  waiting: number;
}

function WithdrawView({ snapshot, send, title, waiting }: WithdrawViewProps) {
  const isSending = snapshot.hasTag('busy');
  const { field } = bind(snapshot.context, send, isSending);
  return (
    <FormDialog
      isOpen
      onOpenChange={() => send({ type: 'decision.cancel' })}
      size="small"
      title="Withdraw this post?"
      submitLabel="Withdraw Post"
      cancelLabel="Keep Post"
      onSubmit={() => send({ type: 'decision.confirm' })}
      isDangerous
      isPending={isSending}
    >
      <Text>“{title}” will no longer be listed, and takes no more applications.</Text>
      <Text>{applicantsToldText(waiting)}</Text>
      <TextArea
        label="Reason"
        description="Applicants read it in the email and beside their application."
        rows={3}
        {...field('reason')}
      />
      <Text tone="muted">This cannot be undone.</Text>
    </FormDialog>
  );
}
