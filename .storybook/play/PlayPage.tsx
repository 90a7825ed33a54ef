import type { ReactNode } from 'react';
import { useEffect, useId, useRef, useState } from 'react';

import { Heading } from '../../packages/ui/src/components/Heading/Heading.tsx';
import { Text } from '../../packages/ui/src/components/Text/Text.tsx';
import { inWords } from '../../scripts/new/words.ts';
import type { Settings } from '../settings.ts';
import { inAddress } from '../storyFrames.ts';
import { toolbars } from '../toolbars.ts';
import { Beginning } from './Beginning.tsx';
import { Calls } from './Calls.tsx';
import { ClockPart } from './ClockPart.tsx';
import { GameMap } from './GameMap.tsx';
import { Journal, Latest } from './Journal.tsx';
import { joinKeyboard } from './keyboard.ts';
import { OtherEvents } from './OtherEvents.tsx';
import * as styles from './play.css.ts';
import { useGame, useQuietFrame, useSettings } from './useGame.ts';

interface PlayPageProps {
  /** The name of the flow. */
  name: string;
  storyId: string;
  settings: Settings;
}

/** A flow to be played: its screen in a frame of its own, and beside it the network, the clock and what has happened. */
function PlayPage({ name, storyId, settings }: PlayPageProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const panel = useRef<HTMLElement>(null);
  const [address] = useState(
    () => `iframe.html?id=${storyId}&viewMode=story&args=part:screen&globals=${inAddress(settings)}`,
  );
  const [isMapDrawn, setMapDrawn] = useState(false);
  const played = useGame(frame);
  useQuietFrame(frame);
  useSettings(frame, settings);
  useEffect(() => joinKeyboard(frame.current, panel.current), []);
  const [titleId, helpId] = [useId(), useId()];
  return (
    <article className={styles.page} aria-labelledby={titleId} aria-busy={played === null || !isMapDrawn}>
      <header className={styles.header}>
        <div>
          <Text size="sm" tone="muted" weight="semibold">
            Play
          </Text>
          <Heading level={1} size="xl" id={titleId}>
            {inWords(name)}
          </Heading>
          <Text size="sm" tone="muted">
            The real machine under the real screen. You are the person, the network and the clock.
          </Text>
        </div>
        {played && <Beginning {...played} />}
      </header>
      <div className={styles.table}>
        <section aria-label="Screen" aria-describedby={helpId} className={styles.screen}>
          <iframe ref={frame} src={address} title={`Screen of ${inWords(name)}`} className={styles.frame} />
          {played && <Latest {...played} />}
          <p id={helpId} className={styles.help}>
            <kbd>F6</kbd> leads from the screen to the network and back, out of a dialog too.
          </p>
        </section>
        <section ref={panel} tabIndex={-1} aria-label="Network, clock and journal" className={styles.panel}>
          {played && (
            <>
              <Calls {...played} />
              <ClockPart {...played} />
              <Journal {...played} />
              <OtherEvents {...played} />
            </>
          )}
        </section>
        <GameMap name={name} played={played} onDrawn={() => setMapDrawn(true)} />
      </div>
    </article>
  );
}

/** The page on which a flow is played. */
export const pageOf = (name: string) => ({
  draw: ({ id, globals }: { id: string; globals: Record<string, unknown> }): ReactNode => {
    // The toolbars' names are the names of our globals.
    const settings = Object.fromEntries(Object.keys(toolbars).map((tool) => [tool, globals[tool]])) as Settings;
    return <PlayPage name={name} storyId={id} settings={settings} />;
  },
});
