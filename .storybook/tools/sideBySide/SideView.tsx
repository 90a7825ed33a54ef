import type { RefObject, UIEvent } from 'react';
import { useEffect, useId, useState } from 'react';
import { Link } from 'react-aria-components/Link';

import { Heading } from '../../../packages/ui/src/components/Heading/Heading.tsx';
import { link } from '../../../packages/ui/src/components/Link/Link.css.ts';
import { Text } from '../../../packages/ui/src/components/Text/Text.tsx';
import { VisuallyHidden } from '../../../packages/ui/src/components/VisuallyHidden/VisuallyHidden.tsx';
import { frameAddress, isWithinReach, storybookAt } from '../frame/frameAddress.ts';
import { StoryFrame } from '../frame/StoryFrame.tsx';
import { decodeAddress, settingsOf } from './side.ts';
import type { Side } from './side.ts';
import * as styles from './sideBySide.css.ts';
import { SideFields } from './SideFields.tsx';

interface SideViewProps {
  name: string;
  storyId: string;
  storyName: string;
  side: Side;
  onChange: (changed: Partial<Side>) => void;
  scroller: RefObject<HTMLDivElement | null>;
  onScroll: (event: UIEvent<HTMLDivElement>) => void;
}

/** In milliseconds: an address that is typed is opened when it is whole. */
const pause = 600;

function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

/** One of the two sides: its settings, and the story in them. */
export function SideView({ name, storyId, storyName, side, onChange, scroller, onScroll }: SideViewProps) {
  const [isShown, setShown] = useState(false);
  const [scale, setScale] = useState(1);
  const titleId = useId();
  const storybook = storybookAt(useRested(decodeAddress(side.address)));
  const isOurs = storybook !== null && isWithinReach(storybook);
  const settings = settingsOf(side);
  // One that cannot be told of its settings is loaded anew.
  const key = [storyId, storybook?.href, isOurs ? '' : JSON.stringify(settings)].join(' ');
  return (
    <section aria-labelledby={titleId} aria-busy={storybook !== null && !isShown} className={styles.side}>
      <Heading level={2} size="lg" id={titleId}>
        {name}
      </Heading>
      <SideFields side={side} onChange={onChange} />
      {storybook && (
        <div className={styles.shown}>
          <StoryFrame
            key={key}
            title={`${name}: ${storyName}`}
            storybook={storybook}
            storyId={storyId}
            settings={settings}
            width={side.width}
            onLoading={() => setShown(false)}
            onShown={() => setShown(true)}
            onScale={setScale}
            scroller={scroller}
            onScroll={onScroll}
          />
          <div className={styles.caption}>
            <Text size="sm" tone="muted">
              {side.width} px wide{scale < 1 ? `, drawn at ${Math.round(scale * 100)}%` : ''}.
              {isOurs ? '' : ' It is on another site: it is as high as a screen, and scrolls by itself.'}
            </Text>
            <Link
              href={frameAddress(storybook, storyId, settings)}
              target="_blank"
              className={link({ look: 'standalone' })}
            >
              Open it in a tab
              <VisuallyHidden>{`, ${name}`}</VisuallyHidden>
            </Link>
          </div>
        </div>
      )}
    </section>
  );
}
