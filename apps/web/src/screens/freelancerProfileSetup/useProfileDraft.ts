import type {
  FreelancerProfileValues,
  freelancerProfileSetupMachine,
} from '@guildhall/machines/flows/freelancerProfileSetup';
import { useEffect, useRef } from 'react';
import type { SnapshotFrom } from 'xstate';

import { readDraft, writeDraft } from '../../flow/drafts.ts';

const name = 'freelancerProfileSetup';

export const readProfileDraft = () => readDraft<FreelancerProfileValues>(name);

/**
 * Keeps what was typed until it is saved. A profile that was only looked at leaves no draft: it would later win over a
 * newer profile.
 */
export function useProfileDraft(snapshot: SnapshotFrom<typeof freelancerProfileSetupMachine>): void {
  /** The values as they were loaded, or `next` while those that come are. Null when they begin with a draft. */
  const pristine = useRef<FreelancerProfileValues | 'next' | null>(null);
  useEffect(() => {
    const { draft, values } = snapshot.context;
    if (snapshot.matches('loading')) {
      pristine.current = draft === null ? 'next' : null;
    } else if (snapshot.matches('saved')) {
      writeDraft(name, null);
    } else if (snapshot.matches('editing')) {
      if (pristine.current === 'next') pristine.current = values;
      writeDraft(name, values === pristine.current ? null : values);
    }
  }, [snapshot]);
}
