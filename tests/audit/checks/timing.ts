import { equip, pageCheck } from './support/pageCheck.ts';
import type { Fault } from './support/pageCheck.ts';
import { alive } from './support/setting.ts';
import { once } from './support/where.ts';

/** Milliseconds. Shorter waits are part of what one sees at once; WCAG sets limits of more than 20 hours free. */
const [shortest, longest] = [5000, 20 * 3_600_000];

/** Runs in the page before all else: keeps what waits, so that the check need not. */
function keepTimers(): void {
  const waiting = new Map<number, { run: () => void; delay: number }>();
  Object.assign(window, { waitingTimers: waiting });
  const set = window.setTimeout.bind(window);
  const clear = window.clearTimeout.bind(window);
  const timed = (handler: TimerHandler, delay = 0, ...rest: unknown[]) => {
    const id = set(handler, delay, ...rest);
    if (typeof handler === 'function') waiting.set(id, { run: () => handler(...rest), delay });
    return id;
  };
  Object.assign(window, {
    setTimeout: timed,
    clearTimeout: (id: number) => {
      waiting.delete(id);
      clear(id);
    },
  });
}

export const timing = pageCheck({
  id: 'timing',
  title: 'No time limits',
  criteria: ['2.2.1'],
  method:
    'The page is opened anew with its clock in hand, and what waits for more than five seconds is done at once: it may not lead elsewhere, open a dialog or take away what one works with. Messages that go by themselves are measured by the tests of their component.',
  appliesTo: (subject) => once(subject) && subject.kind === 'route',
  touches: true,
  async faults(page) {
    const faults: Fault[] = [];
    const refresh = await page.evaluate(
      () => document.querySelector('meta[http-equiv=refresh i]')?.getAttribute('content') ?? null,
    );
    if (refresh !== null && refresh !== '0')
      faults.push({ target: 'meta[http-equiv=refresh]', message: `The page loads itself anew: ${refresh}.` });
    const script = await page.addInitScript(keepTimers);
    try {
      await page.reload({ waitUntil: 'networkidle' });
      await alive(page);
      await equip(page);
      const state = () =>
        page.evaluate(() => ({
          address: location.href,
          dialogs: document.querySelectorAll('dialog[open],[role=dialog]').length,
          controls: window.audit.controls(document.querySelector('main') ?? document.body).length,
        }));
      const before = await state();
      await page.evaluate(
        ([least, most]) => {
          // Put there by `keepTimers`.
          const waiting = Reflect.get(window, 'waitingTimers') as Map<number, { run: () => void; delay: number }>;
          for (const { run, delay } of waiting.values()) if (delay >= (least ?? 0) && delay < (most ?? 0)) run();
        },
        [shortest, longest],
      );
      await page.waitForTimeout(400);
      const after = await state().catch(() => undefined);
      if (after?.address !== before.address)
        faults.push({ target: 'html', message: 'After a while the page leads elsewhere by itself.' });
      else if (after.dialogs > before.dialogs || after.controls < before.controls)
        faults.push({ target: 'main', message: 'After a while the page takes away by itself what one works with.' });
    } finally {
      await script.dispose();
    }
    return faults;
  },
});
