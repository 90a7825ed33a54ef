import type { Schema } from '@guildhall/machines/kit/schema';
import { Text } from '@guildhall/ui/Text';
import { ZonedTime } from '@guildhall/ui/ZonedTime';

import { basisText } from './basisText.ts';

interface VerifiedByProps {
  verified: Schema<'Verified'>;
}

/** What the badge rests on: “Links back from github.com/mia. Checked on November 3, 2026.” */
export function VerifiedBy({ verified }: VerifiedByProps) {
  const day = <ZonedTime date={verified.checkedAt} parts="day" />;
  return (
    <>
      {basisText(verified)}. Checked on {day}.
    </>
  );
}

/** The same, beside a name. */
export function VerifiedByView(props: VerifiedByProps) {
  return (
    <Text size="sm" tone="muted">
      <VerifiedBy {...props} />
    </Text>
  );
}
