import { onUnreachable, unreachable, untilLoaded } from './flow/loading.ts';
import { firstSign, holdInput } from './reading/earlyInput.ts';
import { fetchAhead } from './reading/fetchAhead.ts';
import { laterScripts } from './reading/laterScripts.ts';
import { sessionFound } from './reading/sessionFound.ts';
import { plainMessage } from './shell/plainMessage.css.ts';

/** What the page is read without; `undefined` where it is nothing without the app. */
const files = document.querySelector<HTMLElement>(`[${laterScripts}]`)?.getAttribute(laterScripts)?.split(' ');

/** Says that the app could not be fetched; gives the way to take that back. */
function sayWhenUnreachable(): () => void {
  const message = Object.assign(document.createElement('p'), { role: 'alert', className: plainMessage });
  onUnreachable(() => {
    message.textContent = `${unreachable.title} ${unreachable.description}`;
    document.body.append(message);
  });
  return () => message.remove();
}

async function run() {
  const release = holdInput();
  // A link to a place on a page may be followed by the page alone: one from a mail brings its code in it.
  if (files !== undefined && window.location.hash === '') {
    fetchAhead(files);
    await Promise.race([firstSign(), sessionFound()]);
  }
  const forget = sayWhenUnreachable();
  const { startApp } = await untilLoaded(() => import('./startApp.tsx'));
  forget();
  await startApp(release);
}

// Not awaited: the app imports what it shares with this very script, and would wait for it in turn.
void run();
