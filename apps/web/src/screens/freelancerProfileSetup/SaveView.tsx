import type { freelancerProfileSetupMachine } from '@guildhall/machines/flows/freelancerProfileSetup';
import { Button } from '@guildhall/ui/Button';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';

import type { Flow } from '../../flow/useFlow.ts';
import { saveId } from '../profileSetup/actionIds.ts';

/** Saves, once everything that is required is there; until then it says what that is. */
export function SaveView({ snapshot }: Pick<Flow<typeof freelancerProfileSetupMachine>, 'snapshot'>) {
  const isIncomplete = snapshot.matches({ editing: 'incomplete' });
  return (
    <Stack gap={3}>
      {isIncomplete ? (
        <Text size="sm" tone="muted">
          To save, fill in your name, bio, location, experience and hourly rate.
        </Text>
      ) : null}
      {/* Enter asks to save while the button cannot: a browser takes the first button of a form for it. */}
      {isIncomplete ? <button type="submit" aria-label="Save Profile" hidden /> : null}
      <Button
        type="submit"
        id={saveId}
        variant="primary"
        size="large"
        isFullWidth
        isPending={!snapshot.matches('editing')}
        isDisabled={isIncomplete}
      >
        {snapshot.matches('saving') || snapshot.matches('comparing') ? 'Saving…' : 'Save Profile'}
      </Button>
    </Stack>
  );
}
