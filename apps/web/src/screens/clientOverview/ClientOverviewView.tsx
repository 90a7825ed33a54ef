import type { clientOverviewMachine } from '@guildhall/machines/flows/clientOverview';
import type { Schema } from '@guildhall/machines/kit/schema';
import { Banner } from '@guildhall/ui/Banner';
import { Button } from '@guildhall/ui/Button';
import { Columns } from '@guildhall/ui/Columns';
import { Stack } from '@guildhall/ui/Stack';

import type { Flow } from '../../flow/useFlow.ts';
import { ActivityView } from './ActivityView.tsx';
import { FiguresView } from './FiguresView.tsx';
import { OverviewPendingView } from './OverviewPendingView.tsx';
import { QuickActionsView } from './QuickActionsView.tsx';
import { WaitingView } from './WaitingView.tsx';

export interface OverviewHrefs {
  postJobHref: string;
  findTalentHref: string;
  activeJobsHref: string;
  assignedJobsHref: string;
  jobsHref: string;
  applicantsHref: string;
  /** Leads to where a decision is made. */
  waitingHref: (decision: Schema<'WaitingDecision'>) => string;
  /** Leads to an application to a project. */
  applicationHref: (projectId: string, applicationId: string) => string;
  /** Leads to the page of one of the client's own jobs. */
  jobHref: (project: Schema<'NamedProject'>) => string;
}

export interface ClientOverviewViewProps extends Flow<typeof clientOverviewMachine>, OverviewHrefs {
  /** The present, in milliseconds since 1970. */
  now: number;
}

/** What a client's jobs come to, what waits for the client, and what happened lately. */
export function ClientOverviewView({ snapshot, send, now, ...hrefs }: ClientOverviewViewProps) {
  const { dashboard, isDemo } = snapshot.context;
  if (dashboard === null) return <OverviewPendingView />;
  const { stats, waiting } = dashboard;
  const retry = (
    <Button size="small" onPress={() => send({ type: 'overview.retry' })} isPending={snapshot.hasTag('busy')}>
      Try Again
    </Button>
  );
  return (
    <div aria-busy={snapshot.hasTag('busy')}>
      <Stack gap={8}>
        {isDemo ? (
          <Banner tone="caution" title="Demo data" action={retry}>
            Your dashboard could not be loaded. What you see here are examples, and their links are off. Your own jobs
            and applications are safe.
          </Banner>
        ) : null}
        {snapshot.matches('outdated') ? (
          <Banner tone="caution" title="These figures may be out of date" action={retry}>
            They could not be loaded again just now.
          </Banner>
        ) : null}
        <FiguresView stats={stats} isLinked={!isDemo} {...hrefs} />
        <Columns
          sideWidth="wide"
          side={
            <Stack gap={8}>
              <QuickActionsView isDisabled={isDemo} {...hrefs} />
              <ActivityView activity={snapshot.context.activity} now={now} isLinked={!isDemo} {...hrefs} />
            </Stack>
          }
        >
          <WaitingView waiting={waiting} now={now} waitingHref={isDemo ? null : hrefs.waitingHref} />
        </Columns>
      </Stack>
    </div>
  );
}
