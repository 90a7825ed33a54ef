import type { postedJobsMachine } from '@guildhall/machines/flows/postedJobs';
import type { Schema } from '@guildhall/machines/kit/schema';
import { Banner } from '@guildhall/ui/Banner';
import { Button } from '@guildhall/ui/Button';
import { ConfirmDialog } from '@guildhall/ui/ConfirmDialog';
import { Dialog } from '@guildhall/ui/Dialog';
import { Form } from '@guildhall/ui/Form';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';
import { TextArea } from '@guildhall/ui/TextArea';

import type { Flow } from '../../flow/useFlow.ts';
import { applicantsToldText } from './dashboardWords.ts';

interface PostedJobDecisionViewProps extends Flow<typeof postedJobsMachine> {
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
  if (snapshot.matches('confirmingWithdrawal') || snapshot.matches('withdrawing')) {
    return (
      <ConfirmDialog {...dialog} title="Withdraw this post?" confirmLabel="Withdraw Post" isDangerous>
        <Stack gap={3}>
          <Text>“{title}” will no longer be listed, and takes no more applications.</Text>
          <Text>{applicantsToldText(pendingApplicationsCount)}</Text>
          <Text tone="muted">This cannot be undone.</Text>
        </Stack>
      </ConfirmDialog>
    );
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

const formId = 'send-back-form';

function SendBackView({ snapshot, send, title, name }: SendBackViewProps) {
  const { values, problems } = snapshot.context;
  const isSending = snapshot.hasTag('busy');
  return (
    <Dialog
      isOpen
      onOpenChange={() => send({ type: 'decision.cancel' })}
      isDismissable={!isSending}
      title="Send the work back?"
      description={`“${title}” goes back to ${name}, who can ask for approval again.`}
      footer={
        <>
          <Button slot="close" isDisabled={isSending}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary" isPending={isSending}>
            Send Back
          </Button>
        </>
      }
    >
      <Form id={formId} method="post" aria-label="Send back" onSubmit={() => send({ type: 'decision.confirm' })}>
        <TextArea
          label="What is missing?"
          name="reason"
          description={`${name} reads this, on the dashboard and by email.`}
          value={values.reason}
          onChange={(value) => send({ type: 'field.change', name: 'reason', value })}
          errorMessage={problems.reason}
          isReadOnly={isSending}
          isRequired
        />
      </Form>
    </Dialog>
  );
}
