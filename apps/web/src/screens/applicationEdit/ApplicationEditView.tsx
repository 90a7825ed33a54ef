import type { applicationEditMachine } from '@guildhall/machines/flows/applicationEdit';
import { Banner } from '@guildhall/ui/Banner';
import { Button } from '@guildhall/ui/Button';
import { FormDialog } from '@guildhall/ui/FormDialog';
import { Inline } from '@guildhall/ui/Inline';

import type { Flow } from '../../flow/useFlow.ts';
import { keepId, saveId } from '../profileSetup/actionIds.ts';
import { useActionFocus } from '../profileSetup/useActionFocus.ts';
import { ProposalFieldsView } from '../proposal/ProposalFieldsView.tsx';

interface ApplicationEditViewProps extends Flow<typeof applicationEditMachine> {
  onClose: () => void;
}

/** Editing what was written to a client who has not read it yet. */
export function ApplicationEditView({ snapshot, send, onClose }: ApplicationEditViewProps) {
  const { values, problems, refusal, application } = snapshot.context;
  const { title, client } = { title: application.project.title, client: application.client.name };
  const isRefused = refusal !== null;
  const isOutdated = snapshot.matches('outdated');
  useActionFocus({ isEditing: true, isOutdated });
  const submit = isRefused ? ({ type: 'text.copy' } as const) : ({ type: 'application.save' } as const);
  return (
    <FormDialog
      isOpen
      onOpenChange={onClose}
      title="Edit application"
      description={`For “${title}”. You can change your text until ${client} has viewed it.`}
      submitId={saveId}
      submitLabel={isRefused ? 'Copy Text' : 'Save Changes'}
      cancelLabel={isRefused ? 'Close' : 'Cancel'}
      onSubmit={() => send(submit)}
      isSubmitDisabled={!snapshot.can(submit)}
      isPending={snapshot.hasTag('busy')}
    >
      {isRefused ? (
        <Banner tone="caution" title="Your changes were not saved" role="alert">
          {refusal} What you typed is below: copy it if you want to keep it.
        </Banner>
      ) : null}
      {isOutdated ? <OutdatedView send={send} /> : null}
      <ProposalFieldsView {...{ values, problems, send }} isReadOnly={!snapshot.matches('editing')} />
    </FormDialog>
  );
}

/** It was edited in another window: the person decides which text stays. */
function OutdatedView({ send }: Pick<Flow<typeof applicationEditMachine>, 'send'>) {
  return (
    <Banner
      tone="caution"
      title="You changed this application elsewhere"
      role="alert"
      action={
        <Inline gap={3}>
          <Button id={keepId} variant="primary" onPress={() => send({ type: 'version.override' })}>
            Keep What I Typed
          </Button>
          <Button onPress={() => send({ type: 'version.load' })}>Load the Newer Version</Button>
        </Inline>
      }
    >
      It was saved on another device or in another tab after you opened it here. What you typed is below.
    </Banner>
  );
}
