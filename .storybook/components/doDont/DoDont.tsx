import type { ReactNode } from 'react';

import { Heading } from '../../../packages/ui/src/components/Heading/Heading.tsx';
import { Icon } from '../../../packages/ui/src/components/Icon/Icon.tsx';
import { CircleCheck, CircleX } from '../../../packages/ui/src/foundations/icons.ts';
import { Example } from '../Example.tsx';
import * as styles from './doDont.css.ts';

export interface AdviceProps {
  /** A sentence that says why. */
  because: string;
  /** The example. */
  children: ReactNode;
}

/** Examples of what to do and what not to do, side by side where there is room. */
export function DoDont({ children }: { children: ReactNode }) {
  return <div className={`sb-unstyled ${styles.pairs}`}>{children}</div>;
}

const looks = {
  do: { word: 'Do', icon: CircleCheck },
  dont: { word: 'Don’t', icon: CircleX },
} as const;

function Advice({ kind, because, children }: AdviceProps & { kind: keyof typeof looks }) {
  const { word, icon } = looks[kind];
  return (
    <section className={styles.advice}>
      {/* The contents of the page leave out headings within this class. */}
      <div className={`docs-story ${styles.example}`}>
        <Example>{children}</Example>
      </div>
      <div className={styles.words[kind]}>
        <Heading level={3} size="md">
          <span className={styles.verdict[kind]}>
            <Icon icon={icon} />
          </span>{' '}
          {word}
        </Heading>
        <p>{because}</p>
      </div>
    </section>
  );
}

/** What to do, as a live example. */
export function Do(props: AdviceProps) {
  return <Advice kind="do" {...props} />;
}

/** What not to do, as a live example. */
export function Dont(props: AdviceProps) {
  return <Advice kind="dont" {...props} />;
}
