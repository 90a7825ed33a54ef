import type { proposalMachine } from '@guildhall/machines/flows/proposal';
import { Banner } from '@guildhall/ui/Banner';
import { Button } from '@guildhall/ui/Button';
import { Form } from '@guildhall/ui/Form';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';
import type { ReactNode } from 'react';

import type { Flow } from '../../flow/useFlow.ts';
import { AnswerView } from '../jobDetail/AnswerView.tsx';
import { PostChangesView } from '../jobs/PostChangesView.tsx';
import { ProposalFieldsView } from './ProposalFieldsView.tsx';

interface ProposalFormViewProps extends Flow<typeof proposalMachine> {
  /** The person came to apply: the form takes the focus. */
  isFirst: boolean;
  /** How the draft of it stands. */
  draft: ReactNode;
}

/** The form that answers a job. */
export function ProposalFormView({ snapshot, send, isFirst, draft }: ProposalFormViewProps) {
  const { values, problems, job, edit } = snapshot.context;
  const isSending = !snapshot.can({ type: 'proposal.send' });
  return (
    <AnswerView title="Send a Proposal">
      {job?.application?.mayApplyAgain ? (
        <Banner title="You withdrew your proposal">You can send one more for this job. It will be the last one.</Banner>
      ) : null}
      <Form method="post" aria-label="Send a proposal" onSubmit={() => send({ type: 'proposal.send' })}>
        <ProposalFieldsView {...{ values, problems, send, isFirst }} isReadOnly={isSending} />
        {/* Below what is being written: nothing moves under the caret. */}
        {edit === null ? null : (
          // A property of the banner, which draws no element of its own name.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          <Banner tone="caution" title="The post has changed since you opened this form" role="status">
            <Stack gap={3}>
              <Text size="sm">What you have written is still here. Read it once more before you send it.</Text>
              <PostChangesView {...edit} />
            </Stack>
          </Banner>
        )}
        {draft}
        <Button type="submit" variant="primary" size="large" isFullWidth isPending={isSending}>
          {isSending ? 'Sending...' : 'Send Proposal'}
        </Button>
      </Form>
    </AnswerView>
  );
}
