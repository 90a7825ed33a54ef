import type { proposalMachine } from '@guildhall/machines/flows/proposal';
import { Banner } from '@guildhall/ui/Banner';
import { Button } from '@guildhall/ui/Button';
import { Form } from '@guildhall/ui/Form';
import { TextArea } from '@guildhall/ui/TextArea';

import type { Flow } from '../../flow/useFlow.ts';
import { AnswerView } from './AnswerView.tsx';

interface ProposalFormViewProps extends Flow<typeof proposalMachine> {
  /** The person came to apply: the form takes the focus. */
  isFirst: boolean;
}

/** The form that answers a job. */
export function ProposalFormView({ snapshot, send, isFirst }: ProposalFormViewProps) {
  const { values, problems, job } = snapshot.context;
  const isSending = !snapshot.can({ type: 'proposal.send' });
  return (
    <AnswerView title="Send a Proposal">
      {job?.application?.mayApplyAgain ? (
        <Banner title="You withdrew your proposal">You can send one more for this job. It will be the last one.</Banner>
      ) : null}
      <Form method="post" aria-label="Send a proposal" onSubmit={() => send({ type: 'proposal.send' })}>
        <TextArea
          label="Proposal"
          name="proposal"
          description="How would you go about it, and when could you start?"
          value={values.proposal}
          onChange={(value) => send({ type: 'field.change', name: 'proposal', value })}
          errorMessage={problems.proposal}
          isReadOnly={isSending}
          // The person chose to apply: the dialog opens where they go on.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={isFirst}
          isRequired
        />
        <TextArea
          label="Cover letter"
          name="coverLetter"
          description="Why you? Mention similar work you have done."
          value={values.coverLetter}
          onChange={(value) => send({ type: 'field.change', name: 'coverLetter', value })}
          errorMessage={problems.coverLetter}
          isReadOnly={isSending}
          isRequired
        />
        <Button type="submit" variant="primary" size="large" isFullWidth isPending={isSending}>
          {isSending ? 'Sending...' : 'Send Proposal'}
        </Button>
      </Form>
    </AnswerView>
  );
}
