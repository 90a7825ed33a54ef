import { Banner } from '@guildhall/ui/Banner';
import { Button } from '@guildhall/ui/Button';
import { Inline } from '@guildhall/ui/Inline';

import { keepId } from './actionIds.ts';

interface OutdatedViewProps {
  send: (event: { type: 'version.override' } | { type: 'version.load' }) => void;
}

/** The profile was changed elsewhere: the person decides which version stays. */
export function OutdatedView({ send }: OutdatedViewProps) {
  return (
    <Banner
      tone="caution"
      title="Your profile was changed elsewhere"
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
      It was saved on another device or in another tab after you opened it here. What you typed is still above.
    </Banner>
  );
}
