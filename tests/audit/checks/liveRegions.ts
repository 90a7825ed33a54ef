import { equip, pageCheck } from './support/pageCheck.ts';
import type { Fault } from './support/pageCheck.ts';
import { listenFromTheStart } from './support/spoken.ts';
import { once } from './support/where.ts';

export const liveRegions = pageCheck({
  id: 'live-regions',
  title: 'Messages are spoken once, and clocks are silent',
  criteria: ['4.1.3'],
  method:
    'From before the page’s first line on, everything written into live regions is written down. Each toast in sight must be in it once, nothing twice, nothing that ticks. No live region stands in another, no clock in one.',
  appliesTo: once,
  async faults(page) {
    const hasClock = await page.evaluate(() =>
      /\bSec\b|\d{1,2}:\d{2}|\d+ ?s(ec|econds)?\b/.test(document.body.innerText),
    );
    const { said, unasked } = await listenFromTheStart(page, hasClock ? 2600 : 400);
    await equip(page);
    const found = await page.evaluate(() => {
      const { audit } = window;
      const faults: { target: string; message: string }[] = [];
      const say = (element: Element, message: string) => faults.push({ target: audit.selectorOf(element), message });
      const live = '[aria-live=polite],[aria-live=assertive],[role=alert],[role=status],[role=log]';
      for (const region of document.querySelectorAll(live)) {
        const outer = region.parentElement?.closest(live);
        // The announcer of react-aria holds its two logs in a part of its own.
        if (outer && !region.closest('[data-live-announcer]') && outer.getAttribute('aria-live') !== 'off')
          say(region, 'A live region within a live region: its words are spoken twice.');
      }
      for (const clock of document.querySelectorAll('[role=timer],time'))
        if (clock.closest(live) && audit.isSeen(clock) && /\d+:\d{2}|sec/i.test(clock.textContent))
          say(clock, 'A clock that speaks at each tick.');
      const toasts = [...document.querySelectorAll('[role=alertdialog],[role=alert]')]
        .filter((each) => audit.isSeen(each) && !audit.isInert(each) && each.closest('[role=region]'))
        .filter((each) => !each.parentElement?.closest('[role=alertdialog]'))
        .map((each) => ({
          target: audit.selectorOf(each),
          words: (each.querySelector('[role=alert]') ?? each).textContent.replaceAll(/\s+/g, ' ').trim(),
        }));
      return { faults, toasts };
    });

    const faults: Fault[] = [...found.faults];
    const counts = new Map<string, number>();
    for (const text of said) counts.set(text, (counts.get(text) ?? 0) + 1);
    const where = async (text: string) =>
      page.evaluate((words) => {
        const seen = window.audit
          .texts()
          .find(({ node }) => words.includes(node.data.trim()) && node.data.trim().length > 2);
        return seen ? window.audit.selectorOf(seen.element) : 'body';
      }, text);
    for (const { target, words } of found.toasts) {
      const times = said.filter((text) => text.includes(words) || (text.length > 3 && words.includes(text))).length;
      if (times !== 1) faults.push({ target, message: `“${words.slice(0, 60)}” was announced ${times} times.` });
    }
    for (const [text, times] of counts) {
      if (times > 1 && !found.toasts.some(({ words }) => words.includes(text)))
        faults.push({ target: await where(text), message: `“${text.slice(0, 60)}” was announced ${times} times.` });
    }
    // Another number of results after another letter is an answer; without anyone’s doing it is a clock.
    const shapeOf = (text: string) => text.replaceAll(/\d+/g, '#');
    for (const shape of new Set(unasked.filter((text) => /\d/.test(text)).map(shapeOf))) {
      const ticks = [...new Set(unasked)].filter((text) => shapeOf(text) === shape);
      const times = ticks.length;
      if (times > 1)
        faults.push({
          target: await where(ticks[0] ?? ''),
          message: `“${shape}” was announced ${times} times in a few seconds.`,
        });
    }
    return faults;
  },
});
