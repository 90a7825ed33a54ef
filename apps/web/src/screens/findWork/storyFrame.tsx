import { criteriaToSave } from '@guildhall/machines/domain/savedSearch';
import { workFromAddress, workParams } from '@guildhall/machines/domain/workCriteria';
import { freelancerOverviewFlow } from '@guildhall/machines/scenarios/freelancerOverview';

import { placeOf } from '../../kit/reader.ts';
import type { FrameProps } from '../../kit/storyFrame.ts';
import { FreelancerOverviewView } from '../freelancerOverview/FreelancerOverviewView.tsx';
import { profileSetupFrom } from '../freelancerOverview/profileSetupFrom.ts';
import { FindWorkView } from './FindWorkView.tsx';

/** The page around the jobs, of someone whose profile says enough, for stories. */
export function Frame({ reader, children }: Pick<FrameProps, 'reader' | 'children'>) {
  const { here, query } = placeOf(reader);
  return (
    <FindWorkView
      savedHref={here({ saved: '1' })}
      canBeSaved={criteriaToSave(workParams(workFromAddress(query))) !== null}
    >
      <FreelancerOverviewView
        snapshot={freelancerOverviewFlow.snapshots.unlocked}
        profileSetupHref={profileSetupFrom(here({}))}
      >
        {children}
      </FreelancerOverviewView>
    </FindWorkView>
  );
}
