import { maySchedule } from '@guildhall/machines/domain/scheduling';
import type { Schema } from '@guildhall/machines/kit/schema';
import { useSearchParams } from 'wouter';

import { useClose } from '../shared/useClose.ts';
import { useHere } from '../shared/useHere.ts';
import { useReturnedFocus } from '../shared/useReturnedFocus.ts';

type Application = Schema<'ClientApplication'>;

export interface OpenInterview {
  application: Application;
  onClose: () => void;
}

interface InterviewInAddress {
  /** The interview that the address opens, where one may be scheduled. */
  openInterview: OpenInterview | null;
  /** The address that opens it for an application; null where none may be scheduled. */
  interviewHref: (application: Application) => string | null;
}

/** The dialog lives in the address, as `interview`. Back closes it, a reload keeps it. */
export function useOpenInterview(applications: readonly Application[]): InterviewInAddress {
  const [parameters] = useSearchParams();
  const here = useHere();
  const onClose = useClose(here({}), here({ interview: null }));
  const id = parameters.get('interview');
  useReturnedFocus(id === null ? null : here({ interview: id }));
  const application = applications.find((one) => one.id === id);
  return {
    openInterview: application && maySchedule(application) ? { application, onClose } : null,
    interviewHref: (one) => (maySchedule(one) ? here({ interview: one.id }) : null),
  };
}
