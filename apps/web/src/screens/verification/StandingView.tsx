import type { Schema } from '@guildhall/machines/kit/schema';
import { Banner } from '@guildhall/ui/Banner';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';
import { ZonedTime } from '@guildhall/ui/ZonedTime';

import { VerifiedBy } from '../shared/people/VerifiedByView.tsx';
import { doubtText, problemOf } from './verificationTexts.ts';

/** Read aloud when there is a pause. */
const spoken = { role: 'status' } as const;

const dayOf = (instant: string) => <ZonedTime date={instant} parts="day" />;

/** Whether the account is verified, by what and since when, and what the last check lacked. Read aloud after a check. */
export function StandingView({ verification }: { verification: Schema<'Verification'> }) {
  const { verified } = verification;
  const problem = problemOf(verification);
  if (verified === null && problem === null) return null;
  return (
    <Stack gap={4}>
      {verified === null ? null : (
        <Banner key={verified.checkedAt} tone="positive" title="Verified" {...spoken}>
          <VerifiedBy verified={verified} />
        </Banner>
      )}
      {problem === null ? null : (
        <Banner
          key={problem.checkedAt}
          tone={problem.isDoubt ? 'caution' : 'critical'}
          title={problem.title}
          {...spoken}
        >
          <Stack gap={2}>
            <Text>{problem.reason}</Text>
            <Text>{problem.remedy}</Text>
            {problem.isDoubt ? <Text>{doubtText}</Text> : null}
            <Text size="sm">Checked on {dayOf(problem.checkedAt)}.</Text>
          </Stack>
        </Banner>
      )}
    </Stack>
  );
}
