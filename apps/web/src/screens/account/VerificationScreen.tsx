import type { Role } from '@guildhall/api/enums';
import type { verificationMachine } from '@guildhall/machines/flows/verification';
import type { Schema } from '@guildhall/machines/kit/schema';
import { Card } from '@guildhall/ui/Card';
import { ErrorPanel } from '@guildhall/ui/ErrorPanel';
import { Heading } from '@guildhall/ui/Heading';
import { Skeleton } from '@guildhall/ui/Skeleton';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';
import { VisuallyHidden } from '@guildhall/ui/VisuallyHidden';

import type { Flow } from '../../flow/useFlow.ts';
import { useRestFocus } from '../shared/useRestFocus.ts';
import { accountParts } from './accountParts.ts';
import { AddressesView } from './AddressesView.tsx';
import { LinkBackView } from './LinkBackView.tsx';
import { StandingView } from './StandingView.tsx';

export interface VerificationScreenProps extends Flow<typeof verificationMachine> {
  role: Role;
  /** The form of the own profile, at the field that is missing. */
  editHref: string;
}

const purpose = {
  CLIENT: 'The Verified badge shows freelancers that your account belongs to the company whose website you name.',
  FREELANCER: 'The Verified badge shows clients that a page of yours and your profile belong to the same person.',
} as const;

/** What the badge of the own profile rests on, and how to get it. */
export function VerificationScreen(props: VerificationScreenProps) {
  return (
    <Card as="section" aria-labelledby={accountParts.verification}>
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading level={2} size="lg" id={accountParts.verification} tabIndex={-1}>
            Verification
          </Heading>
          <Text tone="muted">{purpose[props.role]}</Text>
        </Stack>
        <LoadedView {...props} />
      </Stack>
    </Card>
  );
}

function LoadedView(props: VerificationScreenProps) {
  const { snapshot, send } = props;
  const { verification } = snapshot.context;
  if (snapshot.matches('failed')) {
    return (
      <ErrorPanel title="Your verification could not be loaded" onRetry={() => send({ type: 'verification.retry' })}>
        The badge on your profile stays as it is.
      </ErrorPanel>
    );
  }
  if (verification === null) {
    return (
      <div aria-busy="true">
        <VisuallyHidden as="p">Loading your verification</VisuallyHidden>
        <Skeleton lines={4} />
      </div>
    );
  }
  return <KnownView {...props} verification={verification} />;
}

function KnownView({
  verification,
  role,
  ...props
}: VerificationScreenProps & { verification: Schema<'Verification'> }) {
  // A check that could not be made is followed by the loading, behind which its button is off.
  useRestFocus(String(props.snapshot.value), accountParts.verification);
  return (
    <>
      <StandingView verification={verification} />
      {role === 'FREELANCER' ? (
        <LinkBackView {...props} profileAddress={verification.profileAddress} />
      ) : (
        <Text>
          You log in with an email address at <strong>{verification.emailDomain}</strong>. You are verified when the
          website on your profile has the same domain and opens over https. Addresses of mail services that are open to
          everyone do not count.
        </Text>
      )}
      <AddressesView {...props} role={role} verification={verification} />
    </>
  );
}
