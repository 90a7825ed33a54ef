import type { accountTimezoneMachine } from '@guildhall/machines/flows/accountTimezone';
import { Button } from '@guildhall/ui/Button';
import { ErrorPanel } from '@guildhall/ui/ErrorPanel';
import { Inline } from '@guildhall/ui/Inline';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';
import type { ComponentType } from 'react';

import type { Flow } from '../../flow/useFlow.ts';
import { accountParts } from '../account/accountParts.ts';
import { AccountPartView, PartSkeletonView } from '../account/AccountPartView.tsx';
import { useRestFocus } from '../shared/focus/useRestFocus.ts';
import { cityOf, cityTime } from '../shared/meetingTime/zoneWords.ts';
import type { ZoneFieldViewProps } from './ZoneFieldView.tsx';

export interface AccountTimezoneViewProps extends Flow<typeof accountTimezoneMachine> {
  /** The zone that this device is set to. */
  deviceZone: string;
  /** Where it is chosen: its code may come after that of the page. */
  FieldView: ComponentType<ZoneFieldViewProps>;
}

/** The time zone in which the person sees times, on every device. */
export function AccountTimezoneView(props: AccountTimezoneViewProps) {
  return (
    <AccountPartView
      id={accountParts.timezone}
      purpose="For your meetings, on screen and in emails, and for the time of day when emails about saved searches are sent. People you meet with see your local time."
      hasFailed={props.snapshot.matches('failed')}
    >
      <ZoneView {...props} />
    </AccountPartView>
  );
}

function ZoneView({ snapshot, send, deviceZone, FieldView }: AccountTimezoneViewProps) {
  const { timezone, chosen, problem } = snapshot.context;
  const isKnown = snapshot.matches('ready') || snapshot.matches('saving');
  // The button that changed the zone has gone with what it did.
  useRestFocus(isKnown ? String(timezone) : null, accountParts.timezone);
  if (snapshot.matches('failed')) {
    return (
      <ErrorPanel title="Your time zone could not be loaded" onRetry={() => send({ type: 'zone.retry' })}>
        Times are shown as before.
      </ErrorPanel>
    );
  }
  if (!isKnown) {
    return <PartSkeletonView label="Loading your time zone" lines={3} />;
  }
  const isSaving = snapshot.matches('saving');
  // A button that was switched off under the finger would lose the focus.
  const button = (zone: string | null) => {
    const isPending = isSaving && chosen === zone;
    return { isPending, isDisabled: isSaving && !isPending, onPress: () => choose(zone) };
  };
  const choose = (zone: string | null) => {
    if (zone !== chosen) send({ type: 'zone.choose', timezone: zone });
  };
  return (
    <Stack gap={4}>
      <FieldView
        value={chosen}
        onChange={choose}
        deviceZone={deviceZone}
        errorMessage={problem}
        isReadOnly={isSaving}
      />
      <Text>{shownText(timezone, deviceZone)}</Text>
      <Inline gap={3}>
        {timezone === deviceZone ? null : (
          <Button {...button(deviceZone)}>Use {deviceZone === 'UTC' ? 'UTC' : `${cityOf(deviceZone)} Time`}</Button>
        )}
        {timezone === null ? null : <Button {...button(null)}>Follow Each Device</Button>}
      </Inline>
    </Stack>
  );
}

function shownText(timezone: string | null, deviceZone: string): string {
  const device = cityTime(deviceZone);
  if (timezone === null) return `Times are shown in ${device}, the time zone of this device.`;
  if (timezone === deviceZone) return `Times are shown in ${device}, as on this device.`;
  return `Times are shown in ${cityTime(timezone)}. This device is set to ${device}.`;
}
