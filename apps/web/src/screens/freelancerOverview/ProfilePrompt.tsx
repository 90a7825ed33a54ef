import type { Schema } from '@guildhall/machines/kit/schema';
import { useEffect } from 'react';

import { ProfilePromptView } from './ProfilePromptView.tsx';
import type { ProfileSetupHref } from './profileSetupFrom.ts';
import { profileSetupFrom } from './profileSetupFrom.ts';
import { screen as freelancerOverview } from './screen.tsx';

interface ProfilePromptProps {
  /** Told where the profile is completed while it says too little to apply, and null while it says enough. */
  onLocked: (profileSetupHref: string | null) => void;
}

interface LockedProps extends ProfilePromptProps {
  completion: Schema<'ProfileCompletion'> | null;
  profileSetupHref: ProfileSetupHref;
}

/** What the freelancer's profile lacks for proposals, where it lacks something. */
export const ProfilePrompt = ({ onLocked }: ProfilePromptProps) => (
  <freelancerOverview.Around>
    {({ snapshot, place: { here } }) => (
      <Locked {...snapshot.context} profileSetupHref={profileSetupFrom(here({}))} onLocked={onLocked} />
    )}
  </freelancerOverview.Around>
);

function Locked({ completion, profileSetupHref, onLocked }: LockedProps) {
  const href = completion === null ? null : profileSetupHref();
  useEffect(() => onLocked(href), [href, onLocked]);
  return completion === null ? null : <ProfilePromptView completion={completion} profileSetupHref={profileSetupHref} />;
}
