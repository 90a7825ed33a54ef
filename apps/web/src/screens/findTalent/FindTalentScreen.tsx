import type { talentSearchMachine } from '@guildhall/machines/flows/talentSearch';
import { Button } from '@guildhall/ui/Button';
import { Container } from '@guildhall/ui/Container';
import { Drawer } from '@guildhall/ui/Drawer';
import { PageHeader } from '@guildhall/ui/PageHeader';
import { Stack } from '@guildhall/ui/Stack';
import type { ComponentType } from 'react';

import type { Flow } from '../../flow/useFlow.ts';
import { countText } from '../shared/foundText.ts';
import { CriteriaView } from './CriteriaView.tsx';
import * as styles from './findTalent.css.ts';
import type { TalentResultsViewProps } from './TalentResultsView.tsx';
import { TalentResultsView } from './TalentResultsView.tsx';

interface FindTalentScreenProps extends TalentResultsViewProps {
  /** The filters. Their fields are heavy, so the page has them after the list. */
  FiltersView: ComponentType<Flow<typeof talentSearchMachine>>;
}

/** Looking for freelancers: what to look for, whom to keep, and who was found. */
export function FindTalentScreen({ FiltersView, ...props }: FindTalentScreenProps) {
  const { panel } = props.snapshot.context;
  const isShown = panel === 'shown';
  return (
    <Container>
      <PageHeader title="Find talent" description="Freelancers for your project, by skill, place, rate and rating." />
      <Stack gap={6}>
        <CriteriaView {...props} />
        <div className={`${styles.columns} ${isShown ? styles.withPanel : ''}`}>
          {isShown ? (
            <section aria-label="Filters" className={styles.onlyWide}>
              <FiltersView {...props} />
            </section>
          ) : null}
          <TalentResultsView {...props} />
        </div>
      </Stack>
      <FilterDrawerView {...props} FiltersView={FiltersView} />
    </Container>
  );
}

function FilterDrawerView({
  snapshot,
  send,
  FiltersView,
}: Pick<FindTalentScreenProps, 'snapshot' | 'send' | 'FiltersView'>) {
  const { panel, result } = snapshot.context;
  const close = () => send({ type: 'panel.change', value: 'shown' });
  const isCounted = result !== null && (snapshot.matches('listed') || snapshot.matches('empty'));
  return (
    <Drawer
      title="Filters"
      isOpen={panel === 'drawer'}
      onOpenChange={close}
      footer={
        <Button variant="primary" isFullWidth onPress={close}>
          {isCounted ? `Show ${countText(result.pagination, 'freelancer')}` : 'Show Freelancers'}
        </Button>
      }
    >
      <FiltersView snapshot={snapshot} send={send} />
    </Drawer>
  );
}
