import type { editFreelancerProfileMachine } from '@guildhall/machines/flows/editFreelancerProfile';
import { ButtonLink } from '@guildhall/ui/ButtonLink';
import { ErrorPanel } from '@guildhall/ui/ErrorPanel';
import { Stack } from '@guildhall/ui/Stack';
import type { ComponentType, ReactNode } from 'react';
import type { EventFrom, SnapshotFrom } from 'xstate';

import { EditFrameView } from '../editProfile/EditFrameView.tsx';
import type { Part } from '../editProfile/parts.ts';
import type { ProfileFormViewProps } from '../freelancerProfileSetup/ProfileFormView.tsx';
import { PendingFormView } from '../profileSetup/PendingFormView.tsx';
import { useActionFocus } from '../profileSetup/useActionFocus.ts';

interface EditFreelancerProfileViewProps {
  snapshot: SnapshotFrom<typeof editFreelancerProfileMachine>;
  send: (event: EventFrom<typeof editFreelancerProfileMachine>) => void;
  /** Where the person goes who does not save. */
  profileHref: string;
  partHref: (part: Part) => string;
  /** The form: the heavy part of the page, whose code may come after the rest of it. */
  FormView: ComponentType<ProfileFormViewProps>;
  /** The field that the address names; null where it names none. */
  wanted: string | null;
  /** The picture, which is changed by itself. */
  picture?: ReactNode;
}

/** Changing a freelancer's profile. */
export function EditFreelancerProfileView({ picture, ...props }: EditFreelancerProfileViewProps) {
  // The form itself is gone while a newer version is on its way.
  useActionFocus({
    isEditing: props.snapshot.matches('editing'),
    isOutdated: props.snapshot.matches({ editing: 'outdated' }),
  });
  return (
    <EditFrameView part="details" partHref={props.partHref}>
      <Stack gap={6}>
        {picture}
        <Content {...props} />
      </Stack>
    </EditFrameView>
  );
}

function Content({ snapshot, send, profileHref, FormView, wanted }: EditFreelancerProfileViewProps) {
  // What was typed is shown already, while the version that it belongs to is on its way.
  if (snapshot.matches('loading') && snapshot.context.draft === null) return <PendingFormView />;
  if (snapshot.matches('loadFailed')) {
    return (
      <ErrorPanel title="Your profile could not be loaded" onRetry={() => send({ type: 'profile.retry' })}>
        Anything you typed on this page has been kept.
      </ErrorPanel>
    );
  }
  return (
    <FormView
      snapshot={snapshot}
      send={send}
      wanted={wanted}
      cancel={
        <ButtonLink href={profileHref} size="large" isFullWidth>
          Cancel
        </ButtonLink>
      }
    />
  );
}
