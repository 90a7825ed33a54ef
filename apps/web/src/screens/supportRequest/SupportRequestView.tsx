import type { supportRequestMachine } from '@guildhall/machines/flows/supportRequest';
import { Columns } from '@guildhall/ui/Columns';
import { Container } from '@guildhall/ui/Container';
import { Link } from '@guildhall/ui/Link';
import { PageHeader } from '@guildhall/ui/PageHeader';
import { Stack } from '@guildhall/ui/Stack';
import type { EventFrom, SnapshotFrom } from 'xstate';

import { NeedsScripts } from '../../shell/scriptsOff/NeedsScripts.tsx';
import { useStepFocus } from '../../shell/useStepFocus.ts';
import { RequestFormView } from './RequestFormView.tsx';
import { SubmittedView } from './SubmittedView.tsx';
import { replyPromise } from './supportWords.ts';
import { WaysView } from './WaysView.tsx';

export interface SupportRequestViewProps {
  snapshot: SnapshotFrom<typeof supportRequestMachine>;
  send: (event: EventFrom<typeof supportRequestMachine>) => void;
  /** Where support reads its mail. */
  supportEmail: string;
  homeHref: string;
  /** Where the questions are answered that most people ask. */
  helpHref: string;
}

export function SupportRequestView({ snapshot, send, supportEmail, homeHref, helpHref }: SupportRequestViewProps) {
  const isSubmitted = snapshot.matches('submitted');
  // The button that brings the form back is gone with its panel.
  const place = useStepFocus(isSubmitted ? 2 : 1);
  return (
    <Container>
      <Stack gap={8}>
        <PageHeader
          title="Contact support"
          description={`Tell us what happened and what you expected. A person will read it and reply ${replyPromise}.`}
        />
        <Columns side={<WaysView supportEmail={supportEmail} helpHref={helpHref} />} gap={12}>
          <div ref={place}>
            <NeedsScripts instead={<MailInstead supportEmail={supportEmail} />}>
              {isSubmitted ? (
                <SubmittedView
                  email={snapshot.context.values.email.trim()}
                  onAgain={() => send({ type: 'request.again' })}
                  homeHref={homeHref}
                />
              ) : (
                <RequestFormView snapshot={snapshot} send={send} />
              )}
            </NeedsScripts>
          </div>
        </Columns>
      </Stack>
    </Container>
  );
}

function MailInstead({ supportEmail }: Pick<SupportRequestViewProps, 'supportEmail'>) {
  return (
    <>
      You can also write to <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link>.
    </>
  );
}
