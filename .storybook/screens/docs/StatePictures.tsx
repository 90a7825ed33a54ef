import { useEffect, useRef, useState } from 'react';
import type { RefCallback } from 'react';
import { Link } from 'react-aria-components/Link';

import { openStory, storyHref } from '../../stateMaps/openStory.ts';
import { drawnStories } from './drawnStories.ts';
import * as styles from './screenDocs.css.ts';

/** A story as the list of pictures has it. */
export interface PicturedStory {
  id: string;
  name: string;
}

/** Every story of a screen as a small picture that leads to it. A picture is drawn when it comes into sight. */
export function StatePictures({ stories }: { stories: readonly PicturedStory[] }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [stills, setStills] = useState<Readonly<Record<string, string>>>({});

  useEffect(() => {
    if (!frame.current) return undefined;
    const draw = drawnStories(frame.current);
    const places = frame.current.closest('section')?.querySelectorAll<HTMLElement>('[data-story]') ?? [];
    let isGone = false;
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        const { story } = (target as HTMLElement).dataset;
        if (!isIntersecting || story === undefined) continue;
        observer.unobserve(target);
        void draw(story).then((still) => {
          if (!isGone) setStills((before) => ({ ...before, [story]: still }));
        });
      }
    });
    for (const place of places) observer.observe(place);
    return () => {
      isGone = true;
      observer.disconnect();
    };
  }, [stories]);

  return (
    <section aria-label="States" className={styles.gallery}>
      <ul className={styles.pictures}>
        {stories.map(({ id, name }) => (
          <li key={id} data-story={id}>
            <Link
              href={storyHref(id)}
              target="_top"
              className={styles.picture}
              onClick={(event) => openStory(event, id)}
            >
              <span className={styles.view} aria-hidden="true">
                {stills[id] === undefined ? null : <Still title={name} html={stills[id]} />}
              </span>
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <div data-story-block aria-hidden="true" className={styles.stage}>
        <iframe ref={frame} title="Where the pictures are drawn" tabIndex={-1} className={styles.screenFrame} />
      </div>
    </section>
  );
}

/** A document without scripts. It takes what the toolbars say from the page around it: see `applyToFrames`. */
function Still({ title, html }: { title: string; html: string }) {
  const release: RefCallback<HTMLIFrameElement> = (element) => {
    element?.setAttribute('inert', '');
  };
  return <iframe ref={release} title={title} srcDoc={html} tabIndex={-1} data-still className={styles.still} />;
}
