import { useEffect } from 'react';

import { ProfilePromptView } from './ProfilePromptView.tsx';
import { useJobGate } from './useJobGate.ts';

interface ProfilePromptProps {
  /** Told where the profile is completed while it says too little to apply, and null while it says enough. */
  onLocked: (profileSetupHref: string | null) => void;
}

/** What the freelancer's profile lacks for proposals, where it lacks something. */
export function ProfilePrompt({ onLocked }: ProfilePromptProps) {
  const { snapshot, profileSetupHref } = useJobGate();
  const { completion } = snapshot.context;
  const href = completion === null ? null : profileSetupHref();
  useEffect(() => onLocked(href), [href, onLocked]);
  return completion === null ? null : <ProfilePromptView completion={completion} profileSetupHref={profileSetupHref} />;
}
