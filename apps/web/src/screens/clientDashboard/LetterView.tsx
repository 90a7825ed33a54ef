import { Button } from '@guildhall/ui/Button';
import { Heading } from '@guildhall/ui/Heading';
import { Text } from '@guildhall/ui/Text';
import { useState } from 'react';

import * as styles from './clientDashboard.css.ts';

/** What fits into the four lines that are shown at first on every width, in characters and in lines. */
const short = { characters: 180, lines: 4 };

const fits = (text: string) => text.length <= short.characters && text.split('\n').length <= short.lines;

/** What a freelancer wrote: its beginning, and the whole of it on request. */
export function LetterView({ title, text }: { title: string; text: string }) {
  const [isOpen, setOpen] = useState(false);
  const isShort = fits(text);
  return (
    <div className={styles.letter}>
      <Heading level={4} size="sm" face="text">
        {title}
      </Heading>
      <Text isMeasured isPreserved {...(isShort || isOpen ? {} : { maxLines: 4 as const })}>
        {text}
      </Text>
      {isShort ? null : (
        <Button variant="quiet" size="small" onPress={() => setOpen(!isOpen)} aria-expanded={isOpen}>
          {isOpen ? 'Show less' : 'Read on'}
        </Button>
      )}
    </div>
  );
}
