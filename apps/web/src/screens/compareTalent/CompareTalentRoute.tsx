import { comparisonFromAddress } from '@guildhall/machines/domain/comparison';
import { talentComparisonMachine } from '@guildhall/machines/flows/talentComparison';

import { useAddress, useAddressEvents } from '../../flow/useAddress.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { withCalls } from '../../kit/withCalls.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import type { Head } from '../../shell/PageHead.tsx';
import { useFreelancerContact } from '../contact/useFreelancerContact.tsx';
import { useRestFocus } from '../shared/useRestFocus.ts';
import { ApplicantsComparison } from './ApplicantsComparison.tsx';
import { compareTalentCalls } from './compareTalentCalls.ts';
import { CompareTalentScreen } from './CompareTalentScreen.tsx';
import { comparisonHrefs } from './comparisonHrefs.ts';
import { comparisonId } from './comparisonId.ts';

export const head: Head = { title: 'Compare freelancers', description: 'Freelancers for your project, side by side.' };

export function Route() {
  const api = useApi();
  const address = useAddress(comparisonFromAddress);
  const flow = useFlow(() => withCalls(talentComparisonMachine, api, compareTalentCalls()), {
    input: { address },
  });
  useAddressEvents(flow.send, address);
  useRestFocus(flow.snapshot.context.address.people.join(), comparisonId);
  const { contactHref, contactDialog } = useFreelancerContact(flow.snapshot.context.result?.freelancers);
  const comparison = { ...flow, ...comparisonHrefs, contactHref };
  const { projectId } = address;
  return (
    <>
      {projectId === null ? (
        <CompareTalentScreen {...comparison} applicants={null} />
      ) : (
        <ApplicantsComparison key={projectId} projectId={projectId} {...comparison} />
      )}
      {contactDialog}
    </>
  );
}
