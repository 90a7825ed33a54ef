import { useEffect, useRef } from 'react';

import { frame } from './mailPreview.css.ts';

export interface MailFrameProps {
  /** What the frame holds, for people who cannot see it. */
  title: string;
  html: string;
}

/** A mail's HTML, whole, in a frame where nothing runs. */
export function MailFrame({ title, html }: MailFrameProps) {
  const ref = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const iframe = ref.current;
    if (!iframe) return;
    const fit = () => {
      // There is no document for a moment while another loads.
      const height = iframe.contentDocument?.body?.offsetHeight ?? 0;
      if (height > 0) iframe.style.blockSize = `${height + 2}px`;
    };
    const fitInTheEnd = () => {
      fit();
      void iframe.contentDocument?.fonts.ready.then(fit);
      // Browsers leave a frame where it is when Tab gets there.
      iframe.contentWindow?.addEventListener('focus', () => iframe.scrollIntoView({ block: 'nearest' }));
    };
    iframe.addEventListener('load', fitInTheEnd);
    window.addEventListener('resize', fit);
    return () => {
      iframe.removeEventListener('load', fitInTheEnd);
      window.removeEventListener('resize', fit);
    };
  }, []);
  return <iframe ref={ref} className={frame} title={title} sandbox="allow-same-origin" srcDoc={html} />;
}
