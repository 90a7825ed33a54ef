import type { ProposalValues } from '@guildhall/machines/flows/proposal';
import type { FieldChange, Problems } from '@guildhall/machines/kit/forms';
import { TextArea } from '@guildhall/ui/TextArea';

interface ProposalFieldsViewProps {
  values: ProposalValues;
  problems: Problems<ProposalValues>;
  send: (event: FieldChange<ProposalValues>) => void;
  isReadOnly: boolean;
  /** The first field takes the focus. Default false. */
  isFirst?: boolean;
}

/** What a freelancer writes to a client: when it is sent, and when it is edited. */
export function ProposalFieldsView({ values, problems, send, isReadOnly, isFirst = false }: ProposalFieldsViewProps) {
  return (
    <>
      <TextArea
        label="Proposal"
        name="proposal"
        description="How would you go about it, and when could you start?"
        value={values.proposal}
        onChange={(value) => send({ type: 'field.change', name: 'proposal', value })}
        errorMessage={problems.proposal}
        isReadOnly={isReadOnly}
        // The person chose to write: the dialog opens where they go on.
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
        isReadOnly={isReadOnly}
        isRequired
      />
    </>
  );
}
