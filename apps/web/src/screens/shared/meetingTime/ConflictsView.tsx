import type { PlannedValues, PlanningContext } from '@guildhall/machines/archetypes/plannedMeeting';
import { Banner } from '@guildhall/ui/Banner';
import { Button } from '@guildhall/ui/Button';
import { Text } from '@guildhall/ui/Text';

import { conflictTexts } from './conflictTexts.ts';

/** Both forms that plan a meeting have these. */
interface Planning {
  context: Pick<PlanningContext<PlannedValues>, 'conflicts'>;
  matches: (state: { editing: 'unplanned' | 'unchecked' }) => boolean;
}

export interface ConflictsViewProps {
  snapshot: Planning;
  send: (event: { type: 'conflicts.retry' }) => void;
  freelancerName: string;
  /** What can be done all the same: "schedule it". */
  act: string;
}

/** What the chosen time overlaps. It can be taken all the same: people know what they can move. */
export function ConflictsView({ snapshot, send, freelancerName, act }: ConflictsViewProps) {
  const { conflicts } = snapshot.context;
  if (snapshot.matches({ editing: 'unplanned' })) return null;
  if (snapshot.matches({ editing: 'unchecked' })) {
    return (
      <Banner
        tone="caution"
        title="Other meetings could not be checked"
        action={<Button onPress={() => send({ type: 'conflicts.retry' })}>Try Again</Button>}
      >
        You can {act} without it.
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
      {texts.join(' ')} You can still {act}.
    </Banner>
  );
}
