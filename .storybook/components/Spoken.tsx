import { useEffect, useState } from 'react';

import { onceSettled } from '../transcript/onceSettled.ts';
import type { Heard } from '../transcript/transcript.ts';
import { heardIn, transcriptOf } from '../transcript/transcript.ts';
import { Later } from './Later.tsx';

/** A story on a docs page: in the page itself, or in a frame. Null until Storybook has put it there. */
const placeOf = (storyId: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[id="story--${storyId}-inner"], [id="iframe--${storyId}"]`);

async function hearStory(storyId: string): Promise<Heard | null> {
  const place = placeOf(storyId);
  if (place instanceof HTMLIFrameElement) return (await place.contentWindow?.story?.hear()) ?? null;
  return place === null ? null : heardIn(await transcriptOf(place));
}

/** How many phrases a page shows at once. */
const phrasesShown = 4;

const Phrases = ({ phrases }: Pick<Heard, 'phrases'>) => (
  <ul>
    {phrases.map(({ text }, index) => (
      <li key={index}>{text}</li>
    ))}
  </ul>
);

/** What a screen reader says of a story on the page, as that stands: it follows what is typed and opened there. */
export function Spoken({ storyId }: { storyId: string }) {
  const [heard, setHeard] = useState<Heard | null>(null);
  useEffect(() => {
    let isLeft = false;
    const read = async () => {
      const now = await hearStory(storyId);
      // Our own list is a change of the page too, and the same phrases are none.
      if (!isLeft && now !== null)
        setHeard((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
    };
    const stop = onceSettled(document.querySelector('.sbdocs-content') ?? document.body, () => void read());
    return () => {
      isLeft = true;
      stop();
    };
  }, [storyId]);
  if (heard === null) return <p>Reading…</p>;
  const rest = heard.phrases.slice(phrasesShown + 1);
  return (
    <div data-spoken>
      <Phrases phrases={rest.length === 0 ? heard.phrases : heard.phrases.slice(0, phrasesShown)} />
      {rest.length === 0 ? null : (
        <Later label={`Show ${rest.length + 1} more phrases`}>
          <Phrases phrases={heard.phrases.slice(phrasesShown)} />
        </Later>
      )}
    </div>
  );
}
