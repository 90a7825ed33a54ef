import { Button } from '@guildhall/ui/Button';
import { ButtonLink } from '@guildhall/ui/ButtonLink';
import { EmptyState } from '@guildhall/ui/EmptyState';
import { CircleCheck } from '@guildhall/ui/icons';
import { Inline } from '@guildhall/ui/Inline';

import { replyPromise } from './supportWords.ts';
import { useFocusedHeading } from './useFocusedHeading.ts';

interface SubmittedViewProps {
  /** Where the reply goes. */
  email: string;
  onAgain: () => void;
  homeHref: string;
}

/** The request is with support: what happens now, and where to go. */
export function SubmittedView({ email, onAgain, homeHref }: SubmittedViewProps) {
  const panel = useFocusedHeading();
  return (
    <div ref={panel}>
      <EmptyState
        title="Request Submitted!"
        icon={CircleCheck}
        action={
          <Inline gap={3} justify="center">
            <Button variant="primary" onPress={onAgain}>
              Submit Another Request
            </Button>
            <ButtonLink href={homeHref}>Return to Homepage</ButtonLink>
          </Inline>
        }
      >
        We will reply {replyPromise} to {email}.
      </EmptyState>
    </div>
  );
}
