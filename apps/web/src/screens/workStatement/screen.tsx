import { workStatementMachine } from '@guildhall/machines/flows/workStatement';
import { useTimeZone } from '@guildhall/ui/UiProvider';

import { defineScreen } from '../../kit/defineScreen.tsx';
import { paths } from '../../paths.ts';
import { WorkStatementView } from './WorkStatementView.tsx';

export const screen = defineScreen({
  machine: workStatementMachine,
  View: WorkStatementView,
  head: {
    title: 'Invoice',
    description: 'What was agreed, delivered and approved, for both sides of a completed project.',
  },
  zone: useTimeZone,
  keyOf: ({ project = '' }) => project,
  input: ({ query }) => ({ projectId: query['project'] || null }),
  props: ({ timeZone }) => ({ timeZone, dashboardHref: paths.dashboard }),
  useParts: () => ({ onPrint: () => window.print() }),
});
