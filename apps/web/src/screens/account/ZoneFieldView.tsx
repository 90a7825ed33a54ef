import { ComboBox } from '@guildhall/ui/ComboBox';

import { zoneText } from '../shared/meetingTime/meetingTimeOptions.ts';

export interface ZoneFieldViewProps {
  /** The chosen zone, by its IANA name. */
  value: string | null;
  onChange: (zone: string | null) => void;
  /** The zones that can be chosen. */
  zones: readonly string[];
  /** The zone that this device is set to. */
  deviceZone: string;
  errorMessage: string | undefined;
  isReadOnly: boolean;
}

/** One of hundreds of time zones, found by typing. */
export function ZoneFieldView({ value, zones, deviceZone, ...field }: ZoneFieldViewProps) {
  // The browser may call the zone that was chosen by another of its names.
  const known = value === null || zones.includes(value) ? zones : [value, ...zones];
  return (
    <ComboBox
      {...field}
      label="Time zone"
      name="timezone"
      description="Type a city or a region. If you do not choose one, each of your devices shows its own time."
      placeholder={zoneText(deviceZone)}
      options={known.map((zone) => ({ value: zone, label: zoneText(zone) }))}
      value={value}
      optionalText={null}
    />
  );
}
