import type { freelancerProfileSetupMachine } from '@guildhall/machines/flows/freelancerProfileSetup';
import { Card } from '@guildhall/ui/Card';
import { Form } from '@guildhall/ui/Form';
import { Stack } from '@guildhall/ui/Stack';
import type { ReactNode } from 'react';

import type { Flow } from '../../flow/useFlow.ts';
import { OutdatedView } from '../profileSetup/OutdatedView.tsx';
import { AboutFieldsView } from './AboutFieldsView.tsx';
import { fieldNames } from './fieldNames.ts';
import { LinkFieldsView } from './LinkFieldsView.tsx';
import { SaveView } from './SaveView.tsx';
import { WorkFieldsView } from './WorkFieldsView.tsx';

interface ProfileFormViewProps extends Flow<typeof freelancerProfileSetupMachine> {
  /** The way out without saving. */
  cancel?: ReactNode;
}

/** The form of a freelancer's profile, for setting it up and for changing it. */
export function ProfileFormView({ cancel, ...props }: ProfileFormViewProps) {
  const { snapshot, send } = props;
  const isOutdated = snapshot.matches({ editing: 'outdated' });
  return (
    <Card padding="large">
      <Form method="post" aria-label="Your profile" onSubmit={() => send({ type: 'profile.save' })}>
        <Stack gap={10}>
          <AboutFieldsView {...props} />
          <WorkFieldsView {...props} />
          <LinkFieldsView {...props} />
          {/* Where the eye is after the press that was refused. */}
          <Stack gap={3}>
            {isOutdated ? (
              <OutdatedView send={send} versions={snapshot.context} names={fieldNames} />
            ) : (
              <SaveView {...props} />
            )}
            {cancel}
          </Stack>
        </Stack>
      </Form>
    </Card>
  );
}
