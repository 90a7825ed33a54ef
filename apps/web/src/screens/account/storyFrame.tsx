import type { FrameProps } from '../../kit/storyFrame.ts';
import { nameZones } from '../shared/meetingTime/useZoneOptions.ts';
import { AccountPageView } from './AccountPageView.tsx';

export const loaders = [nameZones];

/** The account page with one of its parts, for stories. */
export function Frame({ screen, reader: { account }, children }: FrameProps) {
  const email = screen === 'verification' ? account?.email : undefined;
  return (
    <AccountPageView index={null} email={email ?? 'maya.lindqvist@example.com'}>
      {children}
    </AccountPageView>
  );
}
