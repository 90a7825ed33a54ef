import type { applicantsMachine } from '@guildhall/machines/flows/applicants';
import { choosable } from '@guildhall/machines/flows/applicants';
import type { Schema } from '@guildhall/machines/kit/schema';
import { Checkbox } from '@guildhall/ui/Checkbox';
import { Dialog } from '@guildhall/ui/Dialog';
import type { ComponentType } from 'react';

import type { Flow } from '../../flow/useFlow.ts';
import type { MeetingLinesViewProps } from '../meetings/MeetingLinesView.tsx';
import { MeetingLinesView } from '../meetings/MeetingLinesView.tsx';
import { AnswersView } from './AnswersView.tsx';
import type { ApplicationDetailViewProps } from './ApplicationDetailView.tsx';
import { ApplicationDetailView } from './ApplicationDetailView.tsx';
import type { DecisionViewProps } from './DecisionView.tsx';
import { DecisionView } from './DecisionView.tsx';
import type { OpenedApplicationViewProps } from './OpenedApplicationView.tsx';
import { OpenedContentView, titleOf } from './OpenedApplicationView.tsx';
import { RejectSeveralView } from './RejectSeveralView.tsx';
import { StarView } from './StarView.tsx';

interface ChoiceViewProps extends Flow<typeof applicantsMachine> {
  application: Schema<'ClientApplication'>;
}

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

/** Whether an application is one of several that are chosen; nothing where it cannot be. */
function ChoiceView({ snapshot, send, application: { id, projectId, freelancer } }: ChoiceViewProps) {
  const isChosen = snapshot.context.several?.applicationIds.includes(id) === true;
  const change = { type: 'several.change', applicationId: id, isChosen: !isChosen } as const;
  const isOffered = snapshot.can(change);
  // One more than can be rejected at once is still one of them.
  const isOneOfThem = choosable(snapshot.context, projectId).some((one) => one.id === id);
  if (snapshot.matches('choosingSeveral') && !isOneOfThem) return null;
  return (
    <Checkbox isSelected={isChosen} isDisabled={!isOffered} onChange={() => send(change)}>
      Choose {freelancer.name}
    </Checkbox>
  );
}

/** The open application in a dialog. */
function ApplicationDialogView({ snapshot, send, ...props }: OpenedApplicationViewProps) {
  const { application, onClose } = props;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={titleOf(application)}
      size="large"
      footer={
        application && <AnswersView snapshot={snapshot} send={send} application={application} onClose={onClose} />
      }
    >
      <OpenedContentView
        {...props}
        mark={application && <StarView snapshot={snapshot} send={send} application={application} />}
      />
    </Dialog>
  );
}
