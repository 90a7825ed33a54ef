import { useNow } from '../../flow/useNow.ts';
import type { TabProps } from '../clientDashboard/tabs.ts';
import { overviewHrefs } from './overviewHrefs.ts';
import { OverviewScreen } from './OverviewScreen.tsx';

export function OverviewTab({ overview }: TabProps) {
  const now = useNow();
  return <OverviewScreen {...overview} {...overviewHrefs} now={now} />;
}
