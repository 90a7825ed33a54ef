import type { AxeResults } from 'axe-core';

import type { RenderedMail } from '../../apps/server/src/mail/layout.ts';
import type { Scheme } from './asRead.ts';
import { asRead } from './asRead.ts';

/** The narrowest column that a mail is read in, in pixels. */
const narrow = 320;

/** What is wrong with a mail in a narrow column: by axe, and whatever does not fit. Nothing is, when it is empty. */
export async function auditMail({ html }: RenderedMail, scheme: Scheme): Promise<string[]> {
  // axe sees documents that it runs in only, and the frames on show let nothing run.
  const { default: axe } = await import('axe-core/axe.min.js?raw');
  const frame = document.createElement('iframe');
  frame.title = 'The mail under audit';
  frame.style.cssText = `position: absolute; inset-inline-start: -9999px; inline-size: ${narrow}px; block-size: 900px`;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  frame.srcdoc = `${asRead(html, scheme)}<script>${axe}</script>`;
  document.body.append(frame);
  try {
    await loaded;
    // The window of the frame has axe as a global, which TypeScript cannot know.
    const inside = frame.contentWindow as (Window & { axe: { run(): Promise<AxeResults> } }) | null;
    if (!inside) return ['The mail did not load.'];
    const { violations } = await inside.axe.run();
    const { scrollWidth } = inside.document.documentElement;
    return [
      ...violations.flatMap(({ id, help, nodes }) => nodes.map(({ html: where }) => `${id}: ${help} (${where})`)),
      ...(scrollWidth > narrow ? [`It is ${scrollWidth} px wide.`] : []),
    ];
  } finally {
    frame.remove();
  }
}
