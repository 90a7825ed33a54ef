import { ZoneChoiceView } from '../shared/meetingTime/ZoneChoiceView.tsx';
import { cityOf } from '../shared/meetingTime/zoneWords.ts';

export interface ZoneFieldViewProps {
  /** The chosen zone, by its IANA name. */
  value: string | null;
  onChange: (zone: string | null) => void;
  /** The zone that this device is set to. */
  deviceZone: string;
  errorMessage: string | undefined;
  isReadOnly: boolean;
}

/** The time zone of an account, that of the device first; or none. */
export function ZoneFieldView({ deviceZone, ...field }: ZoneFieldViewProps) {
  return (
    <ZoneChoiceView
      {...field}
      first={deviceZone}
      description="Type a city, a country, or an offset from UTC. If you do not choose one, each of your devices shows its own time."
      placeholder={cityOf(deviceZone)}
      optionalText={null}
    />
  );
}
