import { criteriaToSave } from '@guildhall/machines/domain/savedSearch';
import { workFromAddress, workParams } from '@guildhall/machines/domain/workCriteria';
import { freelancerOverviewFlow } from '@guildhall/machines/scenarios/freelancerOverview';

import { placeOf } from '../../kit/reader.ts';
import type { FrameProps } from '../../kit/storyFrame.ts';
import { FreelancerOverviewView } from '../freelancerOverview/FreelancerOverviewView.tsx';
import { profileSetupFrom } from '../freelancerOverview/profileSetupFrom.ts';
import { FindWorkView } from './FindWorkView.tsx';

const { unlocked } = freelancerOverviewFlow.snapshots;

interface FindWorkFrameProps extends Pick<FrameProps, 'reader' | 'children'> {
  /** What is known of the profile. Default: it says enough. */
  profile?: typeof unlocked;
}

/** The page around the jobs, for stories. */
export function Frame({ reader, children, profile = unlocked }: FindWorkFrameProps) {
  const { here, query } = placeOf(reader);
  return (
    <FindWorkView
      savedHref={here({ saved: '1' })}
      canBeSaved={criteriaToSave(workParams(workFromAddress(query))) !== null}
    >
      <FreelancerOverviewView snapshot={profile} profileSetupHref={profileSetupFrom(here({}))}>
        {children}
      </FreelancerOverviewView>
    </FindWorkView>
  );
}
