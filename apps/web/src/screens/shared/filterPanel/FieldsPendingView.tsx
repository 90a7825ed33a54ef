import { Skeleton } from '@guildhall/ui/Skeleton';
import { Stack } from '@guildhall/ui/Stack';

import { FieldPendingView } from '../fields/FieldPendingView.tsx';

interface FieldsPendingViewProps {
  /** How many fields of one line there are. */
  fields: number;
  /** How many answers each group of choices has, which follow them. */
  groups: readonly number[];
}

const keys = (count: number): string[] => Array.from({ length: count }, (_, index) => String(index));

/** Holds the place of filters, whose code comes after the page's own. */
export function FieldsPendingView({ fields, groups }: FieldsPendingViewProps) {
  return (
    <div aria-busy="true">
      <Stack gap={6}>
        {keys(fields).map((key) => (
          <FieldPendingView key={key} label="half" />
        ))}
        {groups.map((answers, group) => (
          <Stack key={group} gap={3}>
            <Skeleton width="half" />
            {keys(answers).map((key) => (
              <Skeleton key={key} width="most" />
            ))}
          </Stack>
        ))}
      </Stack>
    </div>
  );
}
