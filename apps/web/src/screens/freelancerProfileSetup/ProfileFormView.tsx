import { Button } from '@guildhall/ui/Button';
import { Card } from '@guildhall/ui/Card';
import { Form } from '@guildhall/ui/Form';
import { Stack } from '@guildhall/ui/Stack';

import { AboutFieldsView } from './AboutFieldsView.tsx';
import type { FreelancerProfileSetupScreenProps } from './FreelancerProfileSetupScreen.tsx';
import { LinkFieldsView } from './LinkFieldsView.tsx';
import { OutdatedView } from './OutdatedView.tsx';
import { WorkFieldsView } from './WorkFieldsView.tsx';

export function ProfileFormView(props: FreelancerProfileSetupScreenProps) {
  const { snapshot, send } = props;
  const isSaving = snapshot.matches('saving');
  const isOutdated = snapshot.matches({ editing: 'outdated' });
  return (
    <Stack gap={6}>
      {isOutdated ? <OutdatedView send={send} /> : null}
      <Card padding="large">
        <Form method="post" aria-label="Your profile" onSubmit={() => send({ type: 'profile.save' })}>
          <AboutFieldsView {...props} />
          <WorkFieldsView {...props} />
          <LinkFieldsView {...props} />
          <Button
            type="submit"
            variant="primary"
            size="large"
            isFullWidth
            isPending={isSaving}
            isDisabled={!isSaving && !snapshot.matches({ editing: 'complete' })}
          >
            {isSaving ? 'Saving...' : 'Save Profile'}
          </Button>
        </Form>
      </Card>
    </Stack>
  );
}
