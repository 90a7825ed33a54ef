import type { SavedCriteria } from '@guildhall/machines/domain/savedSearch';
import type { AnyStateMachine, ContextFrom } from 'xstate';

import { dialogInAddress } from '../../kit/dialogInAddress.tsx';
import { laterScreen } from '../../kit/laterScreen.ts';

const SavedDialog = laterScreen(() => import('./screen.tsx'));

interface SavedOptions<Context> {
  /** The search that is listed; null where it looks for nothing. */
  criteriaOf: (context: Context) => SavedCriteria | null;
  /** Criteria in words. */
  wordsOf: (criteria: SavedCriteria) => readonly string[];
}

/** The saved searches, over the list that they search. */
export const savedInAddress = <Machine extends AnyStateMachine>(
  machine: Machine,
  { criteriaOf, wordsOf }: SavedOptions<ContextFrom<Machine>>,
) =>
  dialogInAddress(machine, {
    name: 'saved',
    find: (context, value) => (value === '1' ? { criteria: criteriaOf(context) } : null),
    keyOf: () => 'saved',
    Dialog: ({ criteria, onClose }) => <SavedDialog criteria={criteria} wordsOf={wordsOf} onClose={onClose} />,
  });
