import { laterView } from '../../flow/laterView.tsx';
import { MeetingLinesPendingView } from '../meetings/MeetingLinesPendingView.tsx';
import type { ApplicantParts } from './applicantParts.tsx';
import { DetailPendingView } from './DetailPendingView.tsx';

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
