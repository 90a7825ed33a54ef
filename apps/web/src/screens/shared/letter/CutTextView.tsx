import { Button } from '@guildhall/ui/Button';
import { Text } from '@guildhall/ui/Text';
import { useRef, useState } from 'react';

import * as styles from './letter.css.ts';
import { useIsCut } from './useIsCut.ts';

interface CutTextViewProps {
  text: string;
  /** What the text is: the name of its button ends with it. */
  about: string;
}

/** What someone wrote: its first lines, and the whole of it on request. */
export function CutTextView({ text, about }: CutTextViewProps) {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const isCut = useIsCut(box, isOpen);
  const word = isOpen ? 'Show Less' : 'Read More';
  return (
    <>
      <div ref={box}>
        <Text isMeasured isPreserved {...(!isOpen && { maxLines: 4 as const })}>
          {text}
        </Text>
      </div>
      {isCut ? (
        <div className={styles.more}>
          <Button variant="quiet" size="small" onPress={() => setOpen(!isOpen)} aria-label={`${word}: ${about}`}>
            {word}
          </Button>
        </div>
      ) : null}
    </>
  );
}
