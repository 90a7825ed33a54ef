import { required } from '@guildhall/machines/kit/required';

import type { FrameProps } from '../../kit/storyFrame.ts';
import { nameZones } from '../shared/meetingTime/useZoneOptions.ts';
import { AccountPageView } from './AccountPageView.tsx';

export const loaders = [nameZones];

/** The account page with one of its parts, for stories. */
export function Frame({ reader: { account }, children }: FrameProps) {
  return (
    <AccountPageView index={null} email={required(account).email}>
      {children}
    </AccountPageView>
  );
}
