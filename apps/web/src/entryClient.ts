import { onUnreachable, unreachable, untilLoaded } from './flow/loading.ts';
import { addSheet } from './reading/addSheet.ts';
import { firstSign, holdInput } from './reading/earlyInput.ts';
import { fetchAhead } from './reading/fetchAhead.ts';
import { isSheet, laterFiles, wishMark } from './reading/laterFiles.ts';
import { sessionFound } from './reading/sessionFound.ts';
import { plainMessage } from './shell/plainMessage.css.ts';

/** What the page is read without; none where it is nothing without the app. */
const files = document.querySelector(`[${laterFiles}]`)?.getAttribute(laterFiles)?.split(' ') ?? [];

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
  const early = holdInput({ holdsLinks: document.querySelector(`[${wishMark}]`) !== null });
  // A link from a mail may bring its code behind the `#`.
  if (files.length > 0 && window.location.hash === '') {
    void fetchAhead(files);
    const over = new AbortController();
    await Promise.race([firstSign(over.signal), sessionFound(over.signal)]);
    over.abort();
  }
  const forget = sayWhenUnreachable();
  // The page has what it uses of the sheet. The whole comes behind it, in the same order.
  const styled = Promise.all(files.filter(isSheet).map((file) => untilLoaded(() => addSheet(file))));
  const { loadApp } = await untilLoaded(() => import('./startApp.tsx'));
  const [hydrate] = await Promise.all([loadApp(), styled]);
  // React takes over the page as the server drew it.
  forget();
  await hydrate(early);
}

// Not awaited: the app imports what it shares with this very script, and would wait for it in turn.
void run();
