import { Link } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../../packages/ui/src/components/Button/Button.tsx';
import { Icon } from '../../../packages/ui/src/components/Icon/Icon.tsx';
import { Text } from '../../../packages/ui/src/components/Text/Text.tsx';
import * as styles from './copyLink.css.ts';

/** Puts the address of what is chosen on the clipboard; where the browser forbids that, shows it. */
export function CopyLink({ link }: { link: string }) {
  const [copied, setCopied] = useState<{ link: string; isDone: boolean } | null>(null);
  const copy = () => {
    // Without https there is no clipboard.
    const done = navigator.clipboard?.writeText(link) ?? Promise.reject(new Error('There is no clipboard.'));
    void done.then(
      () => setCopied({ link, isDone: true }),
      () => setCopied({ link, isDone: false }),
    );
  };
  const isNow = copied?.link === link;
  return (
    <div className={styles.copyLink}>
      <Button onPress={copy}>
        <Icon icon={Link} />
        Copy link
      </Button>
      <output className={styles.said}>
        {isNow && copied.isDone ? <Text size="sm">Link copied.</Text> : null}
        {isNow && !copied.isDone ? (
          <Text size="sm">Your browser does not allow copying. The link is: {link}</Text>
        ) : null}
      </output>
    </div>
  );
}
