import type { Duration } from '@guildhall/api/enums';
import { Money } from '@guildhall/ui/Money';
import { Text } from '@guildhall/ui/Text';
import { VisuallyHidden } from '@guildhall/ui/VisuallyHidden';

interface BudgetViewProps {
  /** US dollars. */
  min: number;
  /** US dollars. */
  max: number;
  /** How long it is expected to take, or took. */
  duration: Duration | `Took ${string}`;
}

/** The two facts that decide: what it pays and how long it takes. */
export function BudgetView({ min, max, duration }: BudgetViewProps) {
  return (
    <div>
      <Text size="lg" weight="semibold" isTabular>
        <VisuallyHidden>Budget: </VisuallyHidden>
        <Money amount={min} to={max} />
      </Text>
      <Text size="sm" tone="muted">
        <VisuallyHidden>Duration: </VisuallyHidden>
        {duration}
      </Text>
    </div>
  );
}
