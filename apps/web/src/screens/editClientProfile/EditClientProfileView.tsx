import type { editClientProfileMachine } from '@guildhall/machines/flows/editClientProfile';
import { Container } from '@guildhall/ui/Container';
import { ErrorPanel } from '@guildhall/ui/ErrorPanel';
import { PageHeader } from '@guildhall/ui/PageHeader';
import { Stack } from '@guildhall/ui/Stack';
import type { ComponentType, ReactNode } from 'react';
import type { EventFrom, SnapshotFrom } from 'xstate';

import type { Flow } from '../../flow/useFlow.ts';
import { PendingFormView } from '../profileSetup/PendingFormView.tsx';
import { useActionFocus } from '../profileSetup/useActionFocus.ts';

interface EditClientProfileViewProps {
  snapshot: SnapshotFrom<typeof editClientProfileMachine>;
  send: (event: EventFrom<typeof editClientProfileMachine>) => void;
  /** Where the person goes who does not save. */
  profileHref: string;
  /** The form: the heavy part of the page, whose code may come after the rest of it. */
  FormView: ComponentType<Flow<typeof editClientProfileMachine> & { profileHref: string }>;
  /** The picture, which is changed by itself. */
  picture?: ReactNode;
}

/** Changing a client's profile. */
export function EditClientProfileView({ picture, ...props }: EditClientProfileViewProps) {
  // The form itself is gone while a newer version is on its way.
  useActionFocus({
    isEditing: props.snapshot.matches('editing'),
    isOutdated: props.snapshot.matches({ editing: 'outdated' }),
  });
  return (
    <Container width="reading">
      <PageHeader title="Edit your profile" description="Freelancers see your changes as soon as you save them." />
      <Stack gap={6}>
        {picture}
        <Content {...props} />
      </Stack>
    </Container>
  );
}

function Content({ snapshot, send, profileHref, FormView }: EditClientProfileViewProps) {
  // What was typed is shown already, while the version that it belongs to is on its way.
  if (snapshot.matches('loading') && snapshot.context.draft === null) return <PendingFormView />;
  if (snapshot.matches('loadFailed')) {
    return (
      <ErrorPanel title="Your profile could not be loaded" onRetry={() => send({ type: 'profile.retry' })}>
        Anything you typed on this page has been kept.
      </ErrorPanel>
    );
  }
  return <FormView snapshot={snapshot} send={send} profileHref={profileHref} />;
}
