import type { applicantsMachine } from '@guildhall/machines/flows/applicants';
import { FormDialog } from '@guildhall/ui/FormDialog';
import { Text } from '@guildhall/ui/Text';

import type { Flow } from '../../flow/useFlow.ts';
import { applicationsText } from '../clientDashboard/dashboardWords.ts';
import { chosenIn } from './chosenIn.ts';
import { RejectionReasonView } from './RejectionReasonView.tsx';

/** Asks once before several applications are rejected, and says for how long that can be undone. */
export function RejectSeveralView({ snapshot, send }: Flow<typeof applicantsMachine>) {
  const { values, problems } = snapshot.context;
  const chosen = chosenIn(snapshot);
  const names = chosen.map(({ freelancer }) => freelancer.name);
  const isPending = snapshot.hasTag('busy');
  return (
    <FormDialog
      isOpen
      onOpenChange={() => send({ type: 'decision.cancel' })}
      size="small"
      title={`Reject ${applicationsText(chosen.length)}?`}
      submitLabel="Reject Applications"
      onSubmit={() => send({ type: 'decision.confirm' })}
      isDangerous
      isPending={isPending}
    >
      <Text>
        We will email {new Intl.ListFormat('en-US').format(names)} that the application for “{chosen[0]?.project.title}”
        was not accepted.
      </Text>
      <RejectionReasonView
        reason={values.reason}
        problem={problems.reason}
        isDisabled={isPending}
        onChange={(value) => send({ type: 'field.change', name: 'reason', value })}
      />
      <Text tone="muted">You can undo this for ten seconds, before anyone is notified.</Text>
    </FormDialog>
  );
}
