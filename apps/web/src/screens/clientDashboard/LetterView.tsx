import { Heading } from '@guildhall/ui/Heading';

import { CutTextView } from '../shared/letter/CutTextView.tsx';
import * as styles from './clientDashboard.css.ts';

/** What a freelancer wrote: its first lines, and the whole of it on request. */
export function LetterView({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles.letter}>
      <Heading level={4} size="sm" face="text">
        {title}
      </Heading>
      <CutTextView text={text} about={title} />
    </div>
  );
}
