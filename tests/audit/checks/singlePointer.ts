import { pageCheck } from './support/pageCheck.ts';
import type { Fault } from './support/pageCheck.ts';
import { once } from './support/where.ts';

export const singlePointer = pageCheck({
  id: 'single-pointer',
  title: 'Nothing needs dragging or two fingers',
  criteria: ['2.5.1', '2.5.7'],
  method:
    'A slider that the arrow keys move must also be moved by a press on its track. What can be dragged has buttons beside it that do the same. Nothing but sliders takes touch gestures away from the browser.',
  appliesTo: once,
  touches: true,
  async faults(page) {
    const faults: Fault[] = await page.evaluate(() => {
      const { audit } = window;
      const found: { target: string; message: string; criteria: ['2.5.7'] | ['2.5.1'] }[] = [];
      for (const each of document.querySelectorAll<HTMLElement>('[draggable=true]')) {
        if (!audit.isSeen(each)) continue;
        const row = each.closest('li,tr,[role=row],[role=option],article') ?? each.parentElement;
        const buttons = [...(row?.querySelectorAll('button') ?? [])].some((button) =>
          /\b(move|up|down|earlier|later|reorder)\b/i.test(audit.nameOf(button)),
        );
        if (!buttons)
          found.push({
            target: audit.selectorOf(each),
            message: 'It is dragged, and no button does the same.',
            criteria: ['2.5.7'],
          });
      }
      for (const each of document.body.querySelectorAll<HTMLElement>('*')) {
        if (getComputedStyle(each).touchAction !== 'none' || !audit.isSeen(each)) continue;
        const isSlider = each.closest('[role=group],[data-field]')?.querySelector('[role=slider],input[type=range]');
        if (!isSlider && !audit.isInert(each) && !each.closest('[role=dialog]'))
          found.push({
            target: audit.selectorOf(each),
            message: 'It takes touch gestures away from the browser.',
            criteria: ['2.5.1'],
          });
      }
      return found;
    });

    const sliders = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLInputElement>('input[type=range]')]
        .filter((each) => !each.disabled && !window.audit.isInert(each) && each.closest('[role=group],[data-field]'))
        .map((each) => ({
          input: window.audit.selectorOf(each),
          field: window.audit.selectorOf(each.closest('[role=group]') ?? each),
        })),
    );
    const known = new Set<string>();
    for (const { input, field } of sliders) {
      if (known.has(field)) continue;
      known.add(field);
      const value = () => page.locator(input).evaluate((each) => (each instanceof HTMLInputElement ? each.value : ''));
      const before = await value();
      await page.locator(input).focus();
      await page.keyboard.press('ArrowRight');
      if ((await value()) === before) await page.keyboard.press('ArrowLeft');
      // A story that keeps its value cannot tell.
      if ((await value()) === before) continue;
      const track = await page.locator(input).evaluate((each) => {
        let at: Element | null = each;
        while (at && at.getBoundingClientRect().width < 100) at = at.parentElement;
        at?.scrollIntoView({ block: 'center' });
        const { left, width } = (at ?? each).getBoundingClientRect();
        const { top, height } = (
          each.closest('[style*="left"],[style*="position"]') ??
          each.parentElement ??
          each
        ).getBoundingClientRect();
        return { left, width, y: top + height / 2 };
      });
      const from = await value();
      let moved = false;
      for (const share of [0.15, 0.85]) {
        await page.mouse.click(track.left + track.width * share, track.y);
        await page.waitForTimeout(50);
        if ((await value()) !== from) moved = true;
      }
      if (!moved)
        faults.push({
          target: input,
          message: 'The slider moves by dragging and by keys, and not by a press on its track.',
          criteria: ['2.5.7'],
        });
    }
    return faults;
  },
});
