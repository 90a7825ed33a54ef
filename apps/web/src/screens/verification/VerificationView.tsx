import type { Role } from '@guildhall/api/enums';
import type { verificationMachine } from '@guildhall/machines/flows/verification';
import type { Schema } from '@guildhall/machines/kit/schema';
import { ErrorPanel } from '@guildhall/ui/ErrorPanel';
import { Text } from '@guildhall/ui/Text';

import type { Flow } from '../../flow/useFlow.ts';
import { accountParts } from '../account/accountParts.ts';
import { AccountPartView, PartSkeletonView } from '../account/AccountPartView.tsx';
import { useRestFocus } from '../shared/focus/useRestFocus.ts';
import { AddressesView } from './AddressesView.tsx';
import { LinkBackView } from './LinkBackView.tsx';
import { StandingView } from './StandingView.tsx';

export interface VerificationViewProps extends Flow<typeof verificationMachine> {
  role: Role;
  /** The form of the own profile, at the field that is missing. */
  editHref: string;
}

const purpose = {
  CLIENT: 'The Verified badge shows freelancers that your account belongs to the company whose website you name.',
  FREELANCER: 'The Verified badge shows clients that a page of yours and your profile belong to the same person.',
} as const;

/** What the badge of the own profile rests on, and how to get it. */
export function VerificationView(props: VerificationViewProps) {
  return (
    <AccountPartView id={accountParts.verification} purpose={purpose[props.role]}>
      <LoadedView {...props} />
    </AccountPartView>
  );
}

function LoadedView(props: VerificationViewProps) {
  const { snapshot, send } = props;
  const { verification } = snapshot.context;
  // A check that could not be made is followed by the loading, behind which its button is off; where that fails, by another
  // button, which goes when it is pressed.
  const isFirst = verification === null && !snapshot.matches('failed');
  useRestFocus(isFirst ? null : String(snapshot.value), accountParts.verification);
  if (snapshot.matches('failed')) {
    return (
      <ErrorPanel title="Your verification could not be loaded" onRetry={() => send({ type: 'verification.retry' })}>
        The badge on your profile stays as it is.
      </ErrorPanel>
    );
  }
  if (verification === null) {
    return <PartSkeletonView label="Loading your verification" lines={4} />;
  }
  return <KnownView {...props} verification={verification} />;
}

function KnownView({ verification, role, ...props }: VerificationViewProps & { verification: Schema<'Verification'> }) {
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
