import type { Role } from '@guildhall/api/enums';
import { verificationMachine } from '@guildhall/machines/flows/verification';

import { useFlow } from '../../flow/useFlow.ts';
import { withCalls } from '../../kit/withCalls.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import { verificationCalls } from './accountCalls.ts';
import { accountParts } from './accountParts.ts';
import { usePartOfAddress } from './usePartOfAddress.ts';
import { verificationProps } from './verificationProps.ts';
import { VerificationScreen } from './VerificationScreen.tsx';

const ownParts = [accountParts.verification];

/** The verification of the own account. */
export function VerificationPart({ role }: { role: Role }) {
  const api = useApi();
  const flow = useFlow(() => withCalls(verificationMachine, api, verificationCalls(api)), { input: { role } });
  usePartOfAddress(ownParts);
  return <VerificationScreen {...flow} {...verificationProps(role)} />;
}
