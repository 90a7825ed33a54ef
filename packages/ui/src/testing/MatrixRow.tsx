import type { ReactNode } from 'react';

import { Stack } from '../components/Stack/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';

/** A row of a matrix under its name, for what has no label of its own to say it with. */
export function MatrixRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Stack gap={1}>
      <Text size="sm" tone="muted">
        {name}
      </Text>
      {children}
    </Stack>
  );
}
