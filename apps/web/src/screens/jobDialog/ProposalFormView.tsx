import type { proposalMachine } from '@guildhall/machines/flows/proposal';
import { Banner } from '@guildhall/ui/Banner';
import { Button } from '@guildhall/ui/Button';
import { Form } from '@guildhall/ui/Form';
import type { ReactNode } from 'react';

import type { Flow } from '../../flow/useFlow.ts';
import { ProposalFieldsView } from '../shared/proposal/ProposalFieldsView.tsx';
import { AnswerView } from './AnswerView.tsx';

interface ProposalFormViewProps extends Flow<typeof proposalMachine> {
  /** The person came to apply: the form takes the focus. */
  isFirst: boolean;
  /** How the draft of it stands. */
  draft: ReactNode;
}

/** The form that answers a job. */
export function ProposalFormView({ snapshot, send, isFirst, draft }: ProposalFormViewProps) {
  const { values, problems, job } = snapshot.context;
  const isSending = !snapshot.can({ type: 'proposal.send' });
  return (
    <AnswerView title="Send a Proposal">
      {job?.application?.mayApplyAgain ? (
        <Banner title="You withdrew your proposal">You can send one more for this job. It will be the last one.</Banner>
      ) : null}
      <Form method="post" aria-label="Send a proposal" onSubmit={() => send({ type: 'proposal.send' })}>
        <ProposalFieldsView {...{ values, problems, send, isFirst }} isReadOnly={isSending} />
        {draft}
        <Button type="submit" variant="primary" size="large" isFullWidth isPending={isSending}>
          {isSending ? 'Sending...' : 'Send Proposal'}
        </Button>
      </Form>
    </AnswerView>
  );
}
