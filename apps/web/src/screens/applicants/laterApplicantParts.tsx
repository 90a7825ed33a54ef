import { Skeleton } from '@guildhall/ui/Skeleton';
import { Stack } from '@guildhall/ui/Stack';

import { laterView } from '../../flow/laterView.tsx';
import type { ApplicantParts } from './applicantParts.tsx';

const load = () => import('./applicantParts.tsx');

/** What is opened or asked about one of the applications, whose code comes after that of the list. */
export const laterApplicantParts: ApplicantParts = {
  ChoiceView: laterView(async () => (await load()).applicantParts.ChoiceView),
  DetailView: laterView(async () => (await load()).applicantParts.DetailView, DetailPendingView),
  DialogView: laterView(async () => (await load()).applicantParts.DialogView),
  DecisionView: laterView(async () => (await load()).applicantParts.DecisionView),
  RejectSeveralView: laterView(async () => (await load()).applicantParts.RejectSeveralView),
  MeetingsView: laterView(
    async () => (await import('../meetings/MeetingLinesView.tsx')).MeetingLinesView,
    MeetingLinesPendingView,
  ),
};

/** Holds the place of an application's details. */
function DetailPendingView() {
  return (
    <div aria-busy="true">
      <Stack gap={4}>
        <Skeleton shape="block" />
        <Skeleton shape="block" height="large" />
      </Stack>
    </div>
  );
}

/** Holds the place of an application's meetings: most have one. */
function MeetingLinesPendingView() {
  return (
    <div aria-busy="true">
      <Stack gap={1}>
        <Skeleton />
        <Skeleton />
      </Stack>
    </div>
  );
}
