import type { Schema } from '@guildhall/machines/kit/schema';
import { Text } from '@guildhall/ui/Text';

import { verifiedByText } from './verifiedByText.ts';

/** What the badge rests on, where there is room to say it. */
export function VerifiedByView({ verified }: { verified: Schema<'Verified'> }) {
  return (
    <Text size="sm" tone="muted">
      {verifiedByText(verified)}
    </Text>
  );
}
