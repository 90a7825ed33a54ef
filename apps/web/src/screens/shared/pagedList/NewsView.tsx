import { Button } from '@guildhall/ui/Button';
import { Text } from '@guildhall/ui/Text';

import { useRestFocus } from '../focus/useRestFocus.ts';
import { listId } from './listId.ts';
import * as styles from './news.css.ts';
import { newsText } from './newsText.ts';

interface NewsViewProps {
  snapshot: {
    context: { news: { added: number } | null };
    can: (event: { type: 'news.show' }) => boolean;
  };
  send: (event: { type: 'news.show' }) => void;
  /** What one entry of the list is called: `application`. */
  what: string;
}

/** What has changed in a list while someone chose in it or had a dialog open, over the list: nothing moves for it. */
export function NewsView({ snapshot, send, what }: NewsViewProps) {
  const { news } = snapshot.context;
  const show = { type: 'news.show' } as const;
  // The button has gone with the line. One that comes takes no focus: a dialog may be about to give it back.
  useRestFocus(news === null ? null : 'offered', listId);
  return (
    <div className={styles.newsPlace}>
      <div aria-live="polite">
        {news === null ? null : (
          <div className={styles.news}>
            <Text size="sm">{newsText(news.added, what)}</Text>
            <Button size="small" isDisabled={!snapshot.can(show)} onPress={() => send(show)}>
              {news.added > 1 ? 'Show Them' : 'Show It'}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
