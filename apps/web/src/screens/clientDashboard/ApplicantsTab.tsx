import { applicantsAddressOf, applicantsMachine } from '@guildhall/machines/flows/applicants';
import type { Schema } from '@guildhall/machines/kit/schema';

import { useAddress, useAddressEvents } from '../../flow/useAddress.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { useNow } from '../../flow/useNow.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import { ApplicantsScreen } from './ApplicantsScreen.tsx';
import { applicantsActors } from './clientDashboardActors.ts';
import { tabHref } from './tabs.ts';

interface ApplicantsTabProps {
  projects: readonly Schema<'ClientProject'>[];
  clientName: string;
}

export function ApplicantsTab({ projects, clientName }: ApplicantsTabProps) {
  const api = useApi();
  const now = useNow();
  const address = useAddress(applicantsAddressOf);
  const flow = useFlow(() => applicantsMachine.provide({ actors: applicantsActors(api) }), { input: { address } });
  useAddressEvents(flow.send, address);
  return (
    <ApplicantsScreen {...flow} now={now} projects={projects} clientName={clientName} jobsHref={tabHref('jobs')} />
  );
}
