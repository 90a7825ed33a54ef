import { useEffect, useRef, useState } from 'react';

import { applySettings, inEnglish } from '../../settings.ts';
import type { Settings } from '../../settings.ts';
import { facesOf } from './facesOf.ts';
import * as styles from './film.css.ts';

interface StillProps {
  title: string;
  /** A page's markup, without styles and scripts. */
  html: string;
  style: string;
  settings: Settings;
  /** The width of the page's window in pixels. Where there is less room it is drawn smaller. */
  width: number;
}

/** A page as it was filmed. It can be looked at in any setting, and not be used. */
export function Still({ title, html, style, settings, width }: StillProps) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [room, setRoom] = useState(width);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width));
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);

  const dress = () => {
    const shown = frame.current?.contentDocument;
    if (!shown) return;
    const sheet = shown.createElement('style');
    sheet.textContent = `${facesOf(document)}\n${style}`;
    shown.head.append(sheet);
    applySettings(inEnglish(settings), shown.documentElement);
  };
  useEffect(() => {
    const root = frame.current?.contentDocument?.documentElement;
    if (root) applySettings(inEnglish(settings), root);
  }, [settings]);

  const scale = Math.min(1, room / width);
  const height = width < 768 ? 844 : 800;
  return (
    <div ref={box} className={styles.screen} style={{ blockSize: height * scale }}>
      <iframe
        ref={(element) => {
          frame.current = element;
          element?.setAttribute('inert', '');
        }}
        title={title}
        sandbox="allow-same-origin"
        srcDoc={`<!doctype html>${html}`}
        tabIndex={-1}
        onLoad={dress}
        className={styles.still}
        style={{ inlineSize: width, blockSize: height, transform: `scale(${scale})` }}
      />
    </div>
  );
}
