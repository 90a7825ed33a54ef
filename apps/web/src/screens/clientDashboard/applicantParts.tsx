import type { applicantsMachine } from '@guildhall/machines/flows/applicants';
import type { ComponentType } from 'react';

import type { Flow } from '../../flow/useFlow.ts';
import type { MeetingLinesViewProps } from '../meetings/MeetingLinesView.tsx';
import { MeetingLinesView } from '../meetings/MeetingLinesView.tsx';
import type { ApplicationDetailViewProps } from './ApplicationDetailView.tsx';
import { ApplicationDetailView } from './ApplicationDetailView.tsx';
import { ApplicationDialogView } from './ApplicationDialogView.tsx';
import type { ChoiceViewProps } from './ChoiceView.tsx';
import { ChoiceView } from './ChoiceView.tsx';
import type { DecisionViewProps } from './DecisionView.tsx';
import { DecisionView } from './DecisionView.tsx';
import type { OpenedApplicationViewProps } from './OpenedApplicationView.tsx';
import { RejectSeveralView } from './RejectSeveralView.tsx';

/** What of the applicants' list not every list has, or is seen on request: it may come after the rest. */
export interface ApplicantParts {
  ChoiceView: ComponentType<ChoiceViewProps>;
  DetailView: ComponentType<ApplicationDetailViewProps>;
  DialogView: ComponentType<OpenedApplicationViewProps>;
  DecisionView: ComponentType<DecisionViewProps>;
  RejectSeveralView: ComponentType<Flow<typeof applicantsMachine>>;
  MeetingsView: ComponentType<MeetingLinesViewProps>;
}

export const applicantParts: ApplicantParts = {
  ChoiceView,
  DetailView: ApplicationDetailView,
  DialogView: ApplicationDialogView,
  DecisionView,
  RejectSeveralView,
  MeetingsView: MeetingLinesView,
};
