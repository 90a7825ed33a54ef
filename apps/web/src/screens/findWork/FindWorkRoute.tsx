import { criteriaToSave } from '@guildhall/machines/domain/savedSearch';
import { workParams } from '@guildhall/machines/domain/workCriteria';

import { useKeptPlace } from '../../flow/useKeptPlace.ts';
import { useNow } from '../../flow/useNow.ts';
import type { Head } from '../../shell/PageHead.tsx';
import { useOfferedJobs } from '../favourites/useOfferedJobs.ts';
import { LaterJobDialog } from '../jobDetail/LaterJobDialog.tsx';
import { useJobGate } from '../jobGate/useJobGate.ts';
import { LaterFiltersView } from '../jobs/LaterFiltersView.tsx';
import { workWords } from '../jobs/savedWork.ts';
import { LaterSavedSearches } from '../savedSearches/LaterSavedSearches.tsx';
import { useOpenSaved } from '../savedSearches/useOpenSaved.ts';
import { FindWorkScreen } from './FindWorkScreen.tsx';

export const head: Head = { title: 'Find work', description: 'Open projects from clients who are hiring now.' };

export function Route() {
  const gate = useJobGate();
  const { openJob, isListed, ...jobs } = useOfferedJobs();
  const now = useNow();
  useKeptPlace(gate.isKnown && isListed);
  const { isOpen, onClose, ...saved } = useOpenSaved();
  const criteria = criteriaToSave(workParams(jobs.snapshot.context.address));
  return (
    <>
      <FindWorkScreen
        {...jobs}
        {...saved}
        canBeSaved={criteria !== null}
        now={now}
        gate={gate}
        FiltersView={LaterFiltersView}
      />
      {openJob && <LaterJobDialog {...openJob} />}
      {isOpen ? <LaterSavedSearches criteria={criteria} wordsOf={workWords} onClose={onClose} /> : null}
    </>
  );
}
