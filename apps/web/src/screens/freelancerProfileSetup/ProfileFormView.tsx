import { Card } from '@guildhall/ui/Card';
import { Form } from '@guildhall/ui/Form';
import { Stack } from '@guildhall/ui/Stack';

import { AboutFieldsView } from './AboutFieldsView.tsx';
import type { FreelancerProfileSetupScreenProps } from './FreelancerProfileSetupScreen.tsx';
import { LinkFieldsView } from './LinkFieldsView.tsx';
import { OutdatedView } from './OutdatedView.tsx';
import { SaveView } from './SaveView.tsx';
import { useActionFocus } from './useActionFocus.ts';
import { WorkFieldsView } from './WorkFieldsView.tsx';

export function ProfileFormView(props: FreelancerProfileSetupScreenProps) {
  const { snapshot, send } = props;
  const isOutdated = snapshot.matches({ editing: 'outdated' });
  useActionFocus(isOutdated);
  return (
    <Card padding="large">
      <Form method="post" aria-label="Your profile" onSubmit={() => send({ type: 'profile.save' })}>
        <Stack gap={10}>
          <AboutFieldsView {...props} />
          <WorkFieldsView {...props} />
          <LinkFieldsView {...props} />
          {/* Where the eye is after the press that was refused. */}
          {isOutdated ? <OutdatedView send={send} /> : <SaveView {...props} />}
        </Stack>
      </Form>
    </Card>
  );
}
