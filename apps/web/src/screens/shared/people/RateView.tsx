import { Money } from '@guildhall/ui/Money';
import { Text } from '@guildhall/ui/Text';
import { VisuallyHidden } from '@guildhall/ui/VisuallyHidden';

interface RateViewProps {
  /** In dollars; null where it is agreed each time. */
  hourlyRate: number | null;
  /** `div` for a line of its own. Default `span`. */
  as?: 'span' | 'div';
}

/** What an hour of a freelancer's work costs, as one of the facts that decide. */
export function RateView({ hourlyRate, as = 'span' }: RateViewProps) {
  return (
    <Text as={as} size="lg" weight="semibold" isTabular>
      <VisuallyHidden>Rate: </VisuallyHidden>
      {hourlyRate === null ? 'Rate by agreement' : <Money amount={hourlyRate} per="hour" />}
    </Text>
  );
}
