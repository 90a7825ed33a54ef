import type { Ref, UIEvent } from 'react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { previewIn } from '../../framePreview.ts';
import { useQuietFrame } from '../../play/useGame.ts';
import type { Settings } from '../../settings.ts';
import { heightFor } from '../../toolbars.ts';
import { frameAddress, isWithinReach } from './frameAddress.ts';
import { heightOfStory, shownIn } from './shownIn.ts';
import * as styles from './storyFrame.css.ts';

export interface StoryFrameProps {
  /** What the frame shows, in words. */
  title: string;
  storybook: URL;
  storyId: string;
  settings: Settings;
  /** Of the story, in pixels. Where there is less room it is drawn smaller. */
  width: number;
  /** Called when the story is drawn and has played, and after each change of settings; null where it is out of reach. */
  onShown?: (shown: Document | null) => void;
  /** Called when the story begins to load. */
  onLoading?: () => void;
  /** Called with how much smaller it is drawn. */
  onScale?: (scale: number) => void;
  /** What scrolls the story. */
  scroller?: Ref<HTMLDivElement>;
  /** Called when it was scrolled. */
  onScroll?: (event: UIEvent<HTMLDivElement>) => void;
}

/**
 * A story in a window of its own, to be looked at. It follows its settings without being loaded anew. Where it is higher
 * than a screen, the box around it scrolls it: one that is within reach takes neither the pointer nor the keyboard.
 */
export function StoryFrame({ title, storybook, storyId, settings, width, ...props }: StoryFrameProps) {
  const { onShown, onLoading, onScale, scroller, onScroll } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const isOurs = isWithinReach(storybook);
  const [room, setRoom] = useState(width);
  const most = heightFor(width);
  const [height, setHeight] = useState(most);
  /** How much of the story is below the frame, in its own pixels. */
  const [hidden, setHidden] = useState(0);
  const [src] = useState(() => frameAddress(storybook, storyId, settings));
  const scale = Math.min(1, room / width);
  /** How far down the box around it is, in pixels of the page. */
  const down = useRef(0);
  useQuietFrame(frame);

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width));
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  const tellScale = useEffectEvent(() => onScale?.(scale));
  useEffect(() => tellScale(), [scale]);

  /** Has the story scrolled as far as the box around it. */
  const scrollStory = () => frame.current?.contentWindow?.scrollTo({ top: down.current / scale, behavior: 'instant' });
  const followBox = useEffectEvent(scrollStory);

  const told = JSON.stringify(settings);
  const show = useEffectEvent(async (signal: AbortSignal) => {
    const { current: element } = frame;
    if (!element || !isOurs) return;
    onLoading?.();
    // Measured in a whole screen: what is as high as its window would shrink with it.
    setHeight(most);
    await shownIn(element, signal);
    await previewIn(element)?.onUpdateGlobals({ globals: settings });
    await shownIn(element, signal);
    const shown = element.contentDocument;
    if (signal.aborted || !shown) return;
    await shown.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    if (signal.aborted) return;
    const now = heightOfStory(shown, most);
    setHeight(now);
    setHidden(Math.max(0, shown.documentElement.scrollHeight - now));
    onShown?.(shown);
    // One that is drawn anew is empty for a moment, which takes its window back to the top. Where that is shorter than a
    // frame no size changes: a new observation always calls back, once the frame is laid out.
    const observer = new ResizeObserver(() => followBox());
    const observe = () => {
      observer.disconnect();
      observer.observe(shown.documentElement);
    };
    observe();
    shown.addEventListener('scroll', observe, { signal });
    signal.addEventListener('abort', () => observer.disconnect());
  });
  useEffect(() => {
    const left = new AbortController();
    void show(left.signal);
    return () => left.abort();
  }, [told, width]);

  const follow = (event: UIEvent<HTMLDivElement>) => {
    down.current = event.currentTarget.scrollTop;
    if (isOurs) scrollStory();
    onScroll?.(event);
  };
  const canScroll = isOurs && hidden > 0;
  return (
    <div ref={box} className={styles.room}>
      <div
        ref={scroller}
        className={styles.scroller}
        style={{ inlineSize: `${width * scale}px`, blockSize: `${height * scale}px` }}
        onScroll={follow}
        {...(canScroll && { tabIndex: 0, role: 'group', 'aria-label': `${title}, scrolls` })}
      >
        <div style={{ blockSize: `${(height + hidden) * scale}px` }}>
          <div className={styles.window} style={{ blockSize: `${height * scale}px` }}>
            <iframe
              ref={frame}
              src={src}
              title={title}
              onLoad={() => {
                if (!isOurs) onShown?.(null);
              }}
              className={styles.frame}
              style={{ inlineSize: `${width}px`, blockSize: `${height}px`, transform: `scale(${scale})` }}
              data-story-frame
            />
          </div>
        </div>
      </div>
    </div>
  );
}
