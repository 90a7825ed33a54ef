import type { Page } from '@playwright/test';

import type { Fault } from './pageCheck.ts';

interface Missed extends Fault {
  /** A stop that Tab reached, from which arrow keys might lead here. */
  from: string | undefined;
}

/** Parts of a page with one stop of Tab, in which the arrow keys go from one to the next. */
const composites =
  '[role=radiogroup],[role=tablist],[role=toolbar],[role=menu],[role=menubar],[role=listbox],[role=grid],[role=tree],[role=row],fieldset,form,main';

/** Controls that Tab did not reach, each with the stop nearest to it in the same composite widget. */
function missed(page: Page, reached: readonly string[]): Promise<Missed[]> {
  return page.evaluate(
    ({ selectors, groups }) => {
      const { audit } = window;
      const scope = audit.scope();
      const stops = new Set(selectors.map((selector) => document.querySelector(selector)));
      const isRole = (element: Element, roles: string) => roles.split(' ').includes(audit.roleOf(element));

      const found: { element: HTMLElement; message: string }[] = audit
        .controls(scope)
        .filter((element) => !stops.has(element))
        // Reached by way of what is in them.
        .filter((element) => !/^(listbox|menu|grid|tree)$/.test(audit.roleOf(element)))
        .filter(
          (element) => !(element.matches('[role=gridcell]:not([tabindex])') && element.querySelector('[tabindex]')),
        )
        // Programs put the focus there; people do not work with it.
        .filter((element) => element.tabIndex >= 0 || !element.hasAttribute('tabindex') || audit.roleOf(element) !== '')
        .filter(
          (element) =>
            !(
              element.hasAttribute('tabindex') &&
              /^(main|region|dialog|alertdialog|heading|group|status|alert|tabpanel|document|article|presentation|none|generic|form|navigation|list|listitem|paragraph)?$/.test(
                audit.roleOf(element),
              )
            ),
        )
        .map((element) => ({ element, message: 'The keyboard does not reach it.' }));

      // What the pointer is invited to press, without being a control.
      for (const element of scope.querySelectorAll<HTMLElement>('*')) {
        if (getComputedStyle(element).cursor !== 'pointer' || !audit.isSeen(element) || audit.isInert(element))
          continue;
        const parent = element.parentElement;
        if (parent && getComputedStyle(parent).cursor === 'pointer') continue;
        const controls = 'a[href],button,input,select,textarea,label,summary,option,[tabindex],[role]';
        if (element.closest(controls) || element.querySelector(controls)) continue;
        found.push({ element, message: 'The pointer can press it, and the keyboard does not reach it.' });
      }

      return found.flatMap(({ element, message }) => {
        // What these do, keys of the field beside them do: steps, opening the list, clearing.
        const field = element.parentElement?.closest('[role=group],[role=search],form,div');
        const isHelper =
          element.tabIndex < 0 &&
          element.localName === 'button' &&
          field?.querySelector(
            '[role=spinbutton],[role=combobox],[type=search],[inputmode=numeric],[inputmode=decimal],[aria-roledescription]',
          );
        if (isHelper) return [];
        // Its own row is not what it is in, but the grid with the other rows.
        const row = element.closest('[role=row]');
        const group = (row ?? element).parentElement?.closest(groups);
        const popup = element.closest('[id][role=listbox],[id][role=menu]');
        const owner = popup && document.querySelector(`[aria-controls="${CSS.escape(popup.id)}"]`);
        const from =
          owner ??
          [...stops].find(
            (stop) =>
              stop &&
              group?.contains(stop) &&
              (isRole(stop, audit.roleOf(element)) || (group.localName !== 'main' && group.localName !== 'form')),
          );
        return [
          {
            target: audit.selectorOf(element),
            message: `${message} ${audit.roleOf(element) || element.localName} “${audit.nameOf(element).slice(0, 60)}”`,
            from: from ? audit.selectorOf(from) : undefined,
          },
        ];
      });
    },
    { selectors: reached, groups: composites },
  );
}

/** Notes where one is in a composite widget, what of it can be reached there, and what it shows. */
const place = (page: Page) =>
  page.evaluate(async () => {
    // A list says where one is when it has drawn it.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const { audit } = window;
    const active = document.activeElement;
    const element = document.getElementById(active?.getAttribute('aria-activedescendant') ?? '') ?? active;
    if (!element) return { reached: [], shows: '' };
    // What a button in a row does, a key does on the row, and the row says which.
    const told = (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '');
    // Stories that read from right to left are in Hebrew: “מחק” is the Delete key there.
    const hasKey = element.matches('[role=row]') && /\b(delete|backspace)\b|מחק/i.test(told.join(' '));
    const buttons = hasKey ? [...element.querySelectorAll('button')] : [];
    const shows = element.closest('[role=grid]')?.getAttribute('aria-label') ?? '';
    return { reached: [element, ...buttons].map(audit.selectorOf), shows };
  });

const opposite = {
  ArrowRight: 'ArrowLeft',
  ArrowDown: 'ArrowUp',
  ArrowLeft: 'ArrowRight',
  ArrowUp: 'ArrowDown',
} as const;

/** Where arrow keys lead from a stop, by selector, until all that is wanted was reached. */
async function byArrows(page: Page, from: string, wanted: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>();
  const isAll = () => wanted.every((each) => found.has(each));
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowLeft', 'ArrowUp'] as const) {
    if (isAll()) break;
    await page.locator(from).first().focus();
    const start = await place(page);
    for (const each of start.reached) found.add(each);
    const before = new Set(start.reached.slice(0, 1));
    let repeats = 0;
    for (let presses = 0; presses < 150 && repeats < 3 && !isAll(); presses += 1) {
      await page.keyboard.press(key);
      const at = await place(page);
      if (at.shows !== start.shows) {
        // The next month: nothing of it is looked for.
        await page.keyboard.press(opposite[key]);
        break;
      }
      const [one = ''] = at.reached;
      repeats = before.has(one) ? repeats + 1 : 0;
      before.add(one);
      for (const each of at.reached) found.add(each);
    }
  }
  return found;
}

/** What neither Tab nor, from a stop of the same widget, the arrow keys reach. */
export async function unreached(page: Page, reached: readonly string[]): Promise<Fault[]> {
  const arrows = new Map<string, Set<string>>();
  const faults: Fault[] = [];
  const all = await missed(page, reached);
  for (const { from, target, message } of all) {
    if (from !== undefined && !arrows.has(from)) {
      const wanted = all.filter((each) => each.from === from).map((each) => each.target);
      arrows.set(from, await byArrows(page, from, wanted));
    }
    if (from === undefined || !arrows.get(from)?.has(target)) faults.push({ target, message });
  }
  return faults;
}
