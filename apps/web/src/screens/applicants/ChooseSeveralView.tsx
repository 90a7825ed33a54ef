import type { applicantsMachine } from '@guildhall/machines/flows/applicants';
import type { Schema } from '@guildhall/machines/kit/schema';
import { Button } from '@guildhall/ui/Button';
import { Text } from '@guildhall/ui/Text';

import type { Flow } from '../../flow/useFlow.ts';
import * as styles from '../clientDashboard/clientDashboard.css.ts';
import { chosenText } from '../clientDashboard/dashboardWords.ts';
import { groupTitleId } from './groupTitleId.ts';
import { useChoiceFocus } from './useChoiceFocus.ts';

interface ChooseSeveralViewProps extends Flow<typeof applicantsMachine> {
  project: Pick<Schema<'ApplicationProject'>, 'id' | 'title'>;
}

/** The way to choose several applications to a project, and while they are chosen how many, and what can be done. */
export function ChooseSeveralView({ snapshot, send, project }: ChooseSeveralViewProps) {
  const { several } = snapshot.context;
  const choose = { type: 'several.choose', projectId: project.id } as const;
  const isChoosing = several?.projectId === project.id;
  const place = useChoiceFocus(isChoosing, groupTitleId(project.id));
  if (!isChoosing) {
    return snapshot.can(choose) ? (
      <Button size="small" onPress={() => send(choose)} aria-label={`Choose Several: ${project.title}`}>
        Choose Several
      </Button>
    ) : null;
  }
  const [all, leave, reject] = [
    { type: 'several.all' },
    { type: 'several.leave' },
    { type: 'several.reject' },
  ] as const;
  return (
    <section ref={place} tabIndex={-1} className={styles.several} aria-label={`Chosen applications: ${project.title}`}>
      <div aria-live="polite">
        <Text weight="semibold" isTabular>
          {chosenText(several.applicationIds.length, several.elsewhere.length)}
        </Text>
      </div>
      <div className={styles.severalActions}>
        <Button size="small" variant="danger" isDisabled={!snapshot.can(reject)} onPress={() => send(reject)}>
          Reject Chosen
        </Button>
        <Button size="small" isDisabled={!snapshot.can(all)} onPress={() => send(all)}>
          {snapshot.context.pages > 1 ? 'Choose All on This Page' : 'Choose All'}
        </Button>
        <Button size="small" variant="quiet" isDisabled={!snapshot.can(leave)} onPress={() => send(leave)}>
          Cancel
        </Button>
      </div>
    </section>
  );
}
