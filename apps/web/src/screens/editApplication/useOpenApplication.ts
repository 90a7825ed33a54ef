import { mayBeEdited } from '@guildhall/machines/domain/applicationChanges';
import type { Schema } from '@guildhall/machines/kit/schema';
import { useSearchParams } from 'wouter';

import { useClose } from '../shared/useClose.ts';
import { useHere } from '../shared/useHere.ts';
import { useReturnedFocus } from '../shared/useReturnedFocus.ts';

type Application = Schema<'FreelancerApplication'>;

export interface OpenApplication {
  application: Application;
  onClose: () => void;
}

interface ApplicationInAddress {
  /** The application that the address opens for editing, where it may be edited. */
  openApplication: OpenApplication | null;
  /** The address that opens an application for editing; null where it may not be edited. */
  editHref: (application: Application) => string | null;
}

/** The application that is edited lives in the address: Back closes it, a reload keeps it. */
export function useOpenApplication(applications: readonly Application[]): ApplicationInAddress {
  const [parameters] = useSearchParams();
  const here = useHere();
  const onClose = useClose(here({}), here({ edit: null }));
  const id = parameters.get('edit');
  useReturnedFocus(id === null ? null : here({ edit: id }));
  const application = applications.find((one) => one.id === id);
  return {
    openApplication: application && mayBeEdited(application) ? { application, onClose } : null,
    editHref: (one) => (mayBeEdited(one) ? here({ edit: one.id }) : null),
  };
}
