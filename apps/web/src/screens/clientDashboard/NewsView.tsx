import type { applicantsMachine } from '@guildhall/machines/flows/applicants';
import { Button } from '@guildhall/ui/Button';
import { Text } from '@guildhall/ui/Text';

import type { Flow } from '../../flow/useFlow.ts';
import * as styles from './clientDashboard.css.ts';
import { newsText } from './dashboardWords.ts';

/** What has changed in the list since applications are being chosen in it, over the list: nothing moves for it. */
export function NewsView({ snapshot, send }: Flow<typeof applicantsMachine>) {
  const { news } = snapshot.context;
  const show = { type: 'news.show' } as const;
  return (
    <div className={styles.newsPlace}>
      <div aria-live="polite">
        {news === null ? null : (
          <div className={styles.news}>
            <Text size="sm">{newsText(news.added)}</Text>
            <Button size="small" isDisabled={!snapshot.can(show)} onPress={() => send(show)}>
              {news.added === 0 ? 'Show It' : 'Show Them'}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
