import { applicantsMachine } from '@guildhall/machines/flows/applicants';
import type { Schema } from '@guildhall/machines/kit/schema';
import { useEffect } from 'react';
import { useSearchParams } from 'wouter';

import { useFlow } from '../../flow/useFlow.ts';
import { useNow } from '../../flow/useNow.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import { ApplicantsScreen } from './ApplicantsScreen.tsx';
import { applicantsActors } from './clientDashboardActors.ts';
import { projectOf } from './projectOf.ts';
import { tabHref } from './tabs.ts';

interface ApplicantsTabProps {
  projects: readonly Schema<'ClientProject'>[];
  clientName: string;
}

export function ApplicantsTab({ projects, clientName }: ApplicantsTabProps) {
  const api = useApi();
  const now = useNow();
  const [search] = useSearchParams();
  const projectId = projectOf(search.get('project'));
  const flow = useFlow(() => applicantsMachine.provide({ actors: applicantsActors(api) }), { input: { projectId } });
  const { send } = flow;
  useEffect(() => {
    send({ type: 'filter.set', projectId });
  }, [send, projectId]);
  return (
    <ApplicantsScreen {...flow} now={now} projects={projects} clientName={clientName} jobsHref={tabHref('jobs')} />
  );
}
