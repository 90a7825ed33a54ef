import { Skeleton } from '@guildhall/ui/Skeleton';
import { Stack } from '@guildhall/ui/Stack';

const fields = ['skills', 'without', 'location', 'rate'];
const groups = ['rating', 'experience', 'availability'];
const answers = ['first', 'second', 'third', 'fourth'];

/** Holds the place of the filters, whose code comes after the page's own. */
export function FiltersPendingView() {
  return (
    <div aria-busy="true">
      <Stack gap={6}>
        {fields.map((name) => (
          <Stack key={name} gap={2}>
            <Skeleton width="half" />
            <Skeleton shape="block" />
          </Stack>
        ))}
        {groups.map((name) => (
          <Stack key={name} gap={3}>
            <Skeleton width="half" />
            {answers.map((answer) => (
              <Skeleton key={answer} width="most" />
            ))}
          </Stack>
        ))}
      </Stack>
    </div>
  );
}
