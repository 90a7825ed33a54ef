import type { workStatementMachine } from '@guildhall/machines/flows/workStatement';
import { ButtonLink } from '@guildhall/ui/ButtonLink';
import { Container } from '@guildhall/ui/Container';
import { EmptyState } from '@guildhall/ui/EmptyState';
import { ErrorPanel } from '@guildhall/ui/ErrorPanel';
import { SearchX } from '@guildhall/ui/icons';
import { PageHeader } from '@guildhall/ui/PageHeader';
import { Skeleton } from '@guildhall/ui/Skeleton';
import { Stack } from '@guildhall/ui/Stack';

import type { Flow } from '../../flow/useFlow.ts';
import { StatementView } from './StatementView.tsx';

interface WorkStatementViewProps extends Flow<typeof workStatementMachine> {
  /** The reader's. */
  timeZone: string;
  dashboardHref: string;
  onPrint: () => void;
}

/** What was agreed, delivered and approved: for the screen, for paper and for being read aloud. */
export function WorkStatementView({ snapshot, send, timeZone, dashboardHref, onPrint }: WorkStatementViewProps) {
  const { statement } = snapshot.context;
  return (
    <Container>
      {statement === null ? (
        <Stack gap={6}>
          <PageHeader title="Invoice" />
          <Absent snapshot={snapshot} send={send} dashboardHref={dashboardHref} />
        </Stack>
      ) : (
        <StatementView statement={statement} timeZone={timeZone} onPrint={onPrint} />
      )}
    </Container>
  );
}

function Absent({ snapshot, send, dashboardHref }: Omit<WorkStatementViewProps, 'timeZone' | 'onPrint'>) {
  if (snapshot.matches('failed')) {
    return (
      <ErrorPanel title="The invoice could not be loaded" onRetry={() => send({ type: 'statement.retry' })}>
        Nothing is lost: it is still there.
      </ErrorPanel>
    );
  }
  if (snapshot.matches('missing')) {
    return (
      <EmptyState
        title="Invoice not found"
        icon={SearchX}
        action={<ButtonLink href={dashboardHref}>Open Your Dashboard</ButtonLink>}
      >
        An invoice is for the client and the freelancer of a project, once the work is approved. A project that was
        ended has a statement instead.
      </EmptyState>
    );
  }
  return (
    <div aria-busy="true">
      <Skeleton lines={6} />
    </div>
  );
}
