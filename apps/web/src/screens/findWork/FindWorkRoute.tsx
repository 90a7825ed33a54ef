import { criteriaToSave } from '@guildhall/machines/domain/savedSearch';
import { workParams } from '@guildhall/machines/domain/workCriteria';
import { jobSearchMachine } from '@guildhall/machines/flows/jobSearch';
import type { ContextFrom } from 'xstate';

import type { Head } from '../../shell/PageHead.tsx';
import { workWords } from '../jobs/savedWork.ts';
import { OfferedJobs } from '../jobSearch/OfferedJobs.tsx';
import { savedInAddress } from '../savedSearches/savedInAddress.tsx';
import { FindWorkView } from './FindWorkView.tsx';

export const head: Head = { title: 'Find work', description: 'Open projects from clients who are hiring now.' };

const criteriaOf = ({ address }: ContextFrom<typeof jobSearchMachine>) => criteriaToSave(workParams(address));

const saved = savedInAddress(jobSearchMachine, { criteriaOf, wordsOf: workWords });

export const Route = () => (
  <OfferedJobs maxSkills={6}>
    {(jobs, search) => (
      <>
        <FindWorkView
          savedHref={search.place.here({ saved: '1' })}
          canBeSaved={criteriaOf(search.snapshot.context) !== null}
        >
          {jobs}
        </FindWorkView>
        <saved.Dialog {...search} />
      </>
    )}
  </OfferedJobs>
);
