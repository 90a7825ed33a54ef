import { firstName } from '@guildhall/machines/domain/names';
import { homeMachine } from '@guildhall/machines/flows/home';
import { use } from 'react';

import type { Api } from '../../api.ts';
import { BootContext } from '../../flow/boot.ts';
import { wantedView } from '../../flow/laterView.tsx';
import { lazyDialog } from '../../flow/lazyDialog.tsx';
import { settle } from '../../flow/settle.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { useNow } from '../../flow/useNow.ts';
import { withCalls } from '../../kit/withCalls.ts';
import { useApi, useSession } from '../../session/SessionProvider.tsx';
import { useFreelancer, useFreelancerEvents } from '../../session/useFreelancer.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { StructuredData } from '../../shell/StructuredData.tsx';
import { useOpenJob } from '../jobDialog/useOpenJob.ts';
import { homeFigures } from './homeFigures.ts';
import { homeProps } from './homeProps.ts';
import { HomeScreen } from './HomeScreen.tsx';
import { siteData } from './siteData.ts';

const JobDialog = lazyDialog(async () => (await import('../jobDialog/JobDialog.tsx')).JobDialog);

const Pending = () => <p aria-busy="true">Loading what concerns you…</p>;

const ClientHome = wantedView(async () => (await import('./ClientHome.tsx')).ClientHome, Pending);
const FreelancerHome = wantedView(async () => (await import('./FreelancerHome.tsx')).FreelancerHome, Pending);

const machine = (api: Api) => withCalls(homeMachine, api);

export const prepare = async (api: Api) => ({
  snapshots: { [homeMachine.id]: (await settle(machine(api), { freelancer: null })).persisted },
});

export function Route() {
  const api = useApi();
  const session = useSession();
  const freelancer = useFreelancer();
  const { snapshot, send } = useFlow(() => machine(api), { input: { freelancer } });
  useFreelancerEvents(send, freelancer);
  const now = useNow();
  const { origin, headline } = use(BootContext);
  const { openJob, detailsHref } = useOpenJob(snapshot.context.projects ?? [], (job) => send({ type: 'job.set', job }));
  const { hrefs } = homeProps(detailsHref);
  const role = session?.role ?? null;
  return (
    <>
      <PageHead title="Hire freelancers, find projects" description={description} />
      <StructuredData data={siteData(origin, description)} />
      <HomeScreen
        snapshot={snapshot}
        send={send}
        now={now}
        role={role}
        figures={homeFigures(headline)}
        firstName={firstName(session?.name ?? '')}
        hrefs={hrefs}
        concerns={(rest) => {
          if (role === 'CLIENT') return <ClientHome now={now}>{rest}</ClientHome>;
          if (role === null) return rest;
          return (
            <FreelancerHome hrefs={hrefs} now={now} isReading={openJob !== null}>
              {rest}
            </FreelancerHome>
          );
        }}
      />
      {openJob && <JobDialog {...openJob} now={now} />}
    </>
  );
}

const description =
  'Post a project and choose from the freelancers who apply, or find work that suits you and send a proposal.';
