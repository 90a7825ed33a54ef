import { Button } from '@guildhall/ui/Button';
import { Heading } from '@guildhall/ui/Heading';
import { Text } from '@guildhall/ui/Text';
import { useRef, useState } from 'react';

import * as styles from './clientDashboard.css.ts';
import { useIsCut } from './useIsCut.ts';

/** What a freelancer wrote: its first lines, and the whole of it on request. */
export function LetterView({ title, text }: { title: string; text: string }) {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const isCut = useIsCut(box, isOpen);
  return (
    <div className={styles.letter}>
      <Heading level={4} size="sm" face="text">
        {title}
      </Heading>
      <div ref={box}>
        <Text isMeasured isPreserved {...(!isOpen && { maxLines: 4 as const })}>
          {text}
        </Text>
      </div>
      {isCut ? (
        <div className={styles.more}>
          <Button
            variant="quiet"
            size="small"
            onPress={() => setOpen(!isOpen)}
            aria-label={`${isOpen ? 'Show Less' : 'Read More'}: ${title}`}
          >
            {isOpen ? 'Show Less' : 'Read More'}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
