import { pageCheck } from './support/pageCheck.ts';
import { inEachLayout } from './support/where.ts';

export const readingOrder = pageCheck({
  id: 'reading-order',
  title: 'The order of the code is that of the eye',
  criteria: ['1.3.2'],
  method:
    'Within each flex box and grid, and among the parts that positions move, text stands on the screen in the order in which it is read aloud: below or after, never before. In a list of terms the term is always read first, wherever it stands.',
  appliesTo: inEachLayout,
  faults: (page, { direction }) =>
    page.evaluate((isLtr) => {
      const { audit } = window;
      const faults: { target: string; message: string }[] = [];
      const isOutOfFlow = (element: Element) => /fixed|sticky|absolute/.test(getComputedStyle(element).position);
      // Which way a line of text is read, its letters decide.
      const isInText = (element: Element) => getComputedStyle(element).display === 'inline';
      const hasText = (element: Element) =>
        /\p{L}/u.test(element.textContent) && !element.closest('[aria-hidden=true]');
      for (const parent of audit.scope().querySelectorAll('*')) {
        const { display } = getComputedStyle(parent);
        if (!/flex|grid|block/.test(display) || parent.children.length < 2 || parent.closest('[role=log],svg,dl'))
          continue;
        const parts = [...parent.children].filter(
          (child) => audit.isSeen(child) && hasText(child) && !isOutOfFlow(child) && !isInText(child),
        );
        parts.forEach((part, index) => {
          const before = parts[index - 1];
          if (!before) return;
          const [a, b] = [before.getBoundingClientRect(), part.getBoundingClientRect()];
          const isOneLine = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
          const isBackwards = isOneLine
            ? isLtr
              ? b.right <= a.left + 2
              : b.left >= a.right - 2
            : b.bottom <= a.top + 2 && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2;
          if (isBackwards)
            faults.push({
              target: audit.selectorOf(part),
              message: `“${part.textContent.trim().slice(0, 40)}” is read after “${before.textContent.trim().slice(0, 40)}” and stands before it.`,
            });
        });
      }
      return faults;
    }, direction === 'ltr'),
});
