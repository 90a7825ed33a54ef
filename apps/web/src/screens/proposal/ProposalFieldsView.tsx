import type { ProposalValues } from '@guildhall/machines/flows/proposal';
import type { FieldChange, Problems } from '@guildhall/machines/kit/forms';
import { TextArea } from '@guildhall/ui/TextArea';

import { bind } from '../../kit/bind.ts';

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
  const { field } = bind({ values, problems }, send, isReadOnly);
  return (
    <>
      <TextArea
        label="Proposal"
        description="How would you go about it, and when could you start?"
        {...field('proposal')}
        // The person chose to write: the dialog opens where they go on.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={isFirst}
        isRequired
      />
      <TextArea
        label="Cover letter"
        description="Why you? Mention similar work you have done."
        {...field('coverLetter')}
        isRequired
      />
    </>
  );
}
