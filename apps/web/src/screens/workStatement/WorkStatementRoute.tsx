import { workStatementMachine } from '@guildhall/machines/flows/workStatement';
import { useTimeZone } from '@guildhall/ui/UiProvider';
import { useSearchParams } from 'wouter';

import { useFlow } from '../../flow/useFlow.ts';
import { withCalls } from '../../kit/withCalls.ts';
import { paths } from '../../paths.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import type { Head } from '../../shell/PageHead.tsx';
import { WorkStatementScreen } from './WorkStatementScreen.tsx';

export const head: Head = {
  title: 'Invoice',
  description: 'What was agreed, delivered and approved, for both sides of a completed project.',
};

export function Route() {
  const [search] = useSearchParams();
  const projectId = search.get('project') || null;
  return <Statement key={projectId} projectId={projectId} />;
}

function Statement({ projectId }: { projectId: string | null }) {
  const api = useApi();
  const timeZone = useTimeZone();
  const flow = useFlow(() => withCalls(workStatementMachine, api), {
    input: { projectId },
  });
  return (
    <WorkStatementScreen {...flow} timeZone={timeZone} dashboardHref={paths.dashboard} onPrint={() => window.print()} />
  );
}
