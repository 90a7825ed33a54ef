import type { Schema } from '@guildhall/machines/kit/schema';
import { Banner } from '@guildhall/ui/Banner';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';

import { verifiedByText } from '../shared/standing/verifiedByText.ts';
import { doubtText, problemOf } from './verificationTexts.ts';

/** Read aloud when there is a pause. */
const spoken = { role: 'status' } as const;

/** Whether the account is verified, by what and since when, and what the last check lacked. Read aloud after a check. */
export function StandingView({ verification }: { verification: Schema<'Verification'> }) {
  const { verified } = verification;
  const problem = problemOf(verification);
  if (verified === null && problem === null) return null;
  return (
    <Stack gap={4}>
      {verified === null ? null : (
        <Banner key={verified.checkedAt} tone="positive" title="Verified" {...spoken}>
          {verifiedByText(verified)}
        </Banner>
      )}
      {problem === null ? null : (
        <Banner key={problem.checked} tone={problem.isDoubt ? 'caution' : 'critical'} title={problem.title} {...spoken}>
          <Stack gap={2}>
            <Text>{problem.reason}</Text>
            <Text>{problem.remedy}</Text>
            {problem.isDoubt ? <Text>{doubtText}</Text> : null}
            <Text size="sm">{problem.checked}.</Text>
          </Stack>
        </Banner>
      )}
    </Stack>
  );
}
