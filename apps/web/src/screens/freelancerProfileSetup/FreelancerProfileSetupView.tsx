import type { freelancerProfileSetupMachine } from '@guildhall/machines/flows/freelancerProfileSetup';
import { Container } from '@guildhall/ui/Container';
import { ErrorPanel } from '@guildhall/ui/ErrorPanel';
import { PageHeader } from '@guildhall/ui/PageHeader';
import { Stack } from '@guildhall/ui/Stack';
import type { ComponentType, ReactNode } from 'react';
import type { EventFrom, SnapshotFrom } from 'xstate';

import { PendingFormView } from '../profileSetup/PendingFormView.tsx';
import { useActionFocus } from '../profileSetup/useActionFocus.ts';
import type { ProfileFormViewProps } from './ProfileFormView.tsx';
import { purpose } from './purpose.ts';

interface FreelancerProfileSetupViewProps {
  snapshot: SnapshotFrom<typeof freelancerProfileSetupMachine>;
  send: (event: EventFrom<typeof freelancerProfileSetupMachine>) => void;
  /** The form: the heavy part of the page, whose code may come after the rest of it. */
  FormView: ComponentType<ProfileFormViewProps>;
  /** The field that the address names; null where it names none. */
  wanted: string | null;
  /** The way to the other role, where it is still open. */
  roleChange?: ReactNode;
}

export function FreelancerProfileSetupView(props: FreelancerProfileSetupViewProps) {
  // The form itself is gone while a newer version is on its way.
  useActionFocus({
    isEditing: props.snapshot.matches('editing'),
    isOutdated: props.snapshot.matches({ editing: 'outdated' }),
  });
  return (
    <Container width="reading">
      <PageHeader title="Set up your profile" description={purpose} />
      <Stack gap={6}>
        {props.roleChange}
        <Content {...props} />
      </Stack>
    </Container>
  );
}

function Content({ snapshot, send, FormView, wanted }: FreelancerProfileSetupViewProps) {
  // What was typed is shown already, while the version that it belongs to is on its way.
  if (snapshot.matches('loading') && snapshot.context.draft === null) return <PendingFormView />;
  if (snapshot.matches('loadFailed')) {
    return (
      <ErrorPanel title="Your profile could not be loaded" onRetry={() => send({ type: 'profile.retry' })}>
        Anything you typed on this page has been kept.
      </ErrorPanel>
    );
  }
  return <FormView snapshot={snapshot} send={send} wanted={wanted} />;
}
