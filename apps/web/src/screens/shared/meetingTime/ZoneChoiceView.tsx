import { ComboBox } from '@guildhall/ui/ComboBox';
import type { ComboBoxProps } from '@guildhall/ui/ComboBox';
import { useTimeZone } from '@guildhall/ui/UiProvider';

import { FieldPendingView } from '../fields/FieldPendingView.tsx';
import { useZoneOptions } from './useZoneOptions.ts';

export interface ZoneChoiceViewProps extends Pick<
  ComboBoxProps,
  'description' | 'placeholder' | 'errorMessage' | 'isReadOnly' | 'isRequired' | 'optionalText'
> {
  /** The chosen zone, by its IANA name. */
  value: string | null;
  onChange: (zone: string | null) => void;
  /** The zone that begins the list. Default: the reader's own. */
  first?: string;
}

/** One of hundreds of time zones, found by typing a city, a country or an offset. The reader's own begins the list. */
export function ZoneChoiceView({ first, ...field }: ZoneChoiceViewProps) {
  const own = useTimeZone();
  const options = useZoneOptions(first ?? own, field.value);
  if (options === null) return <FieldPendingView label="half" />;
  return <ComboBox {...field} label="Time zone" name="timezone" options={options} emptyText="No such time zone" />;
}
