import { pageCheck } from './support/pageCheck.ts';
import { withMedia } from './support/setting.ts';
import { once } from './support/where.ts';

export const movement = pageCheck({
  id: 'movement',
  title: 'Nothing moves without end, flashes, or moves against the reader’s wish',
  criteria: ['2.2.2', '2.3.1'],
  method:
    'All running animations: one without end stands only in a part that says it is busy or a progress bar, and none changes more than three times a second. With reduced motion asked for, none moves anything, no transition of place or size takes time and no scrolling is smooth (our own rule).',
  appliesTo: once,
  async faults(page) {
    const running = await withMedia(page, { reducedMotion: 'no-preference' }, () =>
      page.evaluate(() => {
        const { audit } = window;
        return document.getAnimations().flatMap((animation) => {
          const { effect } = animation;
          if (!(effect instanceof KeyframeEffect) || !effect.target || !audit.isSeen(effect.target)) return [];
          const { duration, iterations = 1 } = effect.getComputedTiming();
          const target = audit.selectorOf(effect.target);
          const faults: { target: string; message: string; criteria: ['2.2.2'] | ['2.3.1'] }[] = [];
          const waits = effect.target.closest(
            '[aria-busy=true],[role=progressbar],[role=status],button,[data-pending]',
          );
          // A drawing no larger than the words beside it says that something is under way.
          const isSpinner = effect.target.localName === 'svg' && effect.target.getBoundingClientRect().width <= 32;
          if (Number(iterations) * Number(duration) > 5000 && !waits && !isSpinner)
            faults.push({
              target,
              message: 'It moves for more than five seconds and cannot be stopped.',
              criteria: ['2.2.2'],
            });
          const steps = effect.getKeyframes().length - 1;
          if (Number(duration) / Math.max(1, steps) < 334 && Number(iterations) > 3)
            faults.push({ target, message: `It changes every ${Number(duration) / steps} ms.`, criteria: ['2.3.1'] });
          return faults;
        });
      }),
    );
    const wanted = await withMedia(page, { reducedMotion: 'reduce' }, () =>
      page.evaluate(() => {
        const { audit } = window;
        const moves =
          /transform|translate|rotate|scale|left|right|top|bottom|inset|margin|width|height|^all$|offsetPath/;
        const faults: { target: string; message: string; criteria: [] }[] = [];
        const say = (element: Element, message: string) =>
          faults.push({ target: audit.selectorOf(element), message, criteria: [] });
        for (const element of [document.documentElement, ...document.body.querySelectorAll('*')]) {
          const { transitionDuration, transitionProperty, scrollBehavior } = getComputedStyle(element);
          const longest = Math.max(...transitionDuration.split(',').map((time) => Number.parseFloat(time)));
          // Seconds, as computed styles have them.
          if (longest > 0.02 && moves.test(transitionProperty) && audit.isSeen(element))
            say(element, 'It moves though the reader asked for less motion.');
          if (scrollBehavior === 'smooth') say(element, 'It scrolls smoothly though the reader asked for less motion.');
        }
        for (const { effect } of document.getAnimations()) {
          if (!(effect instanceof KeyframeEffect) || !effect.target || !audit.isSeen(effect.target)) continue;
          const isMoving = effect.getKeyframes().some((frame) => Object.keys(frame).some((name) => moves.test(name)));
          if (isMoving && Number(effect.getComputedTiming().duration) > 20)
            say(effect.target, 'It is animated though the reader asked for less motion.');
        }
        return faults;
      }),
    );
    return [...running, ...wanted];
  },
});
