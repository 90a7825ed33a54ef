import { Skeleton } from '@guildhall/ui/Skeleton';
import { Stack } from '@guildhall/ui/Stack';

interface FieldPendingViewProps {
  /** How much of the line the label takes. Default `quarter`. */
  label?: 'quarter' | 'half';
}

/** Holds the place of one field: its label, and the box below. */
export function FieldPendingView({ label = 'quarter' }: FieldPendingViewProps) {
  return (
    <div aria-busy="true">
      <Stack gap={2}>
        <Skeleton width={label} />
        <Skeleton shape="block" />
      </Stack>
    </div>
  );
}
