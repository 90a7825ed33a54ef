import type { interviewSchedulingMachine } from '@guildhall/machines/flows/interviewScheduling';
import { Banner } from '@guildhall/ui/Banner';
import { Button } from '@guildhall/ui/Button';
import { Text } from '@guildhall/ui/Text';

import type { Flow } from '../../flow/useFlow.ts';
import { conflictTexts } from './conflictTexts.ts';

interface ConflictsViewProps extends Flow<typeof interviewSchedulingMachine> {
  freelancerName: string;
}

/** What the chosen time overlaps. It can be scheduled all the same: people know what they can move. */
export function ConflictsView({ snapshot, send, freelancerName }: ConflictsViewProps) {
  const { conflicts } = snapshot.context;
  if (snapshot.matches({ editing: 'unplanned' })) return null;
  if (snapshot.matches({ editing: 'unchecked' })) {
    return (
      <Banner
        tone="caution"
        title="Other meetings could not be checked"
        action={<Button onPress={() => send({ type: 'conflicts.retry' })}>Try Again</Button>}
      >
        You can schedule the interview without it.
      </Banner>
    );
  }
  if (conflicts === null) {
    return (
      <Text size="sm" tone="muted">
        Checking other meetings…
      </Text>
    );
  }
  const texts = conflictTexts(conflicts, freelancerName);
  if (texts.length === 0) {
    return (
      <Text size="sm" tone="muted">
        No other meeting is in the way.
      </Text>
    );
  }
  return (
    <Banner tone="caution" title="Another meeting is in the way">
      {texts.join(' ')} You can still schedule it.
    </Banner>
  );
}
