import type { Page } from '@playwright/test';

import { pageCheck } from './support/pageCheck.ts';
import type { Fault } from './support/pageCheck.ts';
import { listen } from './support/spoken.ts';
import { once } from './support/where.ts';

type Criterion = '1.3.1' | '1.4.1' | '3.3.1' | '3.3.3' | '4.1.3' | '2.4.3' | '3.3.2';

/** What is wrong with the errors that are in sight. */
const shown = (page: Page): Promise<Fault[]> =>
  page.evaluate(() => {
    const { audit } = window;
    const faults: { target: string; message: string; criteria: Criterion[] }[] = [];
    const say = (element: Element, criterion: Criterion, message: string) =>
      faults.push({ target: audit.selectorOf(element), message, criteria: [criterion] });
    const tied = (element: Element, attribute: string) =>
      (element.getAttribute(attribute) ?? '')
        .split(/\s+/)
        .map((id) => document.getElementById(id))
        .filter((each) => each !== null);
    const described = (element: Element) => [
      ...tied(element, 'aria-describedby'),
      ...tied(element, 'aria-errormessage'),
    ];
    const scope = audit.scope();

    for (const field of scope.querySelectorAll<HTMLElement>('[aria-invalid=true]')) {
      if (!audit.isSeen(field.closest('label') ?? field) || audit.isInert(field)) continue;
      // The group may say it for its members.
      const group = field.closest('[role=radiogroup],[role=group],fieldset');
      // … or its member for the group: what is in it is looked at in its own turn.
      const member = field.matches('[role=group]') ? field.querySelector('[aria-invalid=true]') : null;
      const texts = [field, group, member]
        .filter((each) => each !== null)
        .flatMap(described)
        .filter((each) => audit.isSeen(each));
      const words = texts.map(({ textContent }) => textContent.trim()).join(' ');
      if (words === '') say(field, '3.3.1', 'It is wrong, and no text in sight that is tied to it says what is.');
      else if (/^(invalid|error|wrong|required|invalid (value|input))[.!]?$/i.test(words))
        say(field, '3.3.3', `“${words}” does not say what to do.`);
    }

    // Fields that look wrong: by our own mark, or by the text of an error in them.
    for (const frame of scope.querySelectorAll<HTMLElement>('[data-field]')) {
      const message = frame.querySelector('[slot=errorMessage]');
      const isWrong = frame.hasAttribute('data-invalid') || (message !== null && audit.isSeen(message));
      if (!isWrong || !audit.isSeen(frame)) continue;
      const inputs = [
        ...frame.querySelectorAll<HTMLElement>(
          'input:not([type=hidden],[tabindex="-1"]),textarea,[role=spinbutton],[role=radiogroup],[role=group],button[aria-haspopup]',
        ),
      ];
      const all = frame.matches('[role=radiogroup],[role=group]') ? [frame, ...inputs] : inputs;
      const marked = all.filter((each) => each.getAttribute('aria-invalid') === 'true');
      if (all.length > 0 && marked.length === 0 && !all.some((each) => each.matches('button,[type=file]')))
        say(all[0] ?? frame, '3.3.1', 'It looks wrong and does not say so.');
      if (!message || !audit.isSeen(message))
        say(frame, '3.3.1', 'It is marked as wrong, and no text in sight says what is.');
      else if (
        !all.some((each) =>
          described(each).some((text) => text === message || text.contains(message) || message.contains(text)),
        )
      )
        say(all[0] ?? frame, '3.3.1', `“${message.textContent.trim()}” is tied to no field.`);
    }

    // What must be answered is said before it is missed.
    for (const field of scope.querySelectorAll<HTMLElement>('[required],[aria-required=true]')) {
      const frame = field.closest('[data-field],fieldset') ?? field.parentElement;
      const isOptionalSaid = frame && /\(optional\)/i.test(frame.textContent);
      if (isOptionalSaid) say(field, '3.3.2', 'It is called optional and must be answered.');
    }

    for (const summary of scope.querySelectorAll('[data-error-summary]')) {
      for (const link of summary.querySelectorAll('a[href^="#"]')) {
        const name = link.getAttribute('href')?.slice(1) ?? '';
        const field = document.querySelector(`[data-field="${CSS.escape(name)}"],#${CSS.escape(name)}`);
        if (!field) say(link, '3.3.1', `“${link.textContent.trim()}” leads to no field.`);
      }
    }
    return faults;
  });

/** Sends a form that has nothing in its required fields, and looks at what is said. */
async function sendEmpty(page: Page): Promise<Fault[]> {
  const button = await page.evaluate(() => {
    const { audit } = window;
    for (const form of document.querySelectorAll('form')) {
      const field = form.querySelector<HTMLInputElement>(
        'input[required],input[aria-required=true],textarea[required],textarea[aria-required=true]',
      );
      const submit = form.querySelector<HTMLElement>('[type=submit]');
      if (field && field.value === '' && submit && audit.isSeen(submit) && !form.querySelector('[aria-invalid=true]'))
        return audit.selectorOf(submit);
    }
    return undefined;
  });
  if (button === undefined) return [];
  const address = new URL(page.url()).pathname;
  const spoken = await listen(page);
  await page.locator(button).focus();
  await page.keyboard.press('Enter');
  await page.waitForTimeout(500);
  const said = await spoken();
  if (new URL(page.url()).pathname !== address) return [];
  const now = await page.evaluate(() => {
    const { audit } = window;
    const invalid = [...document.querySelectorAll<HTMLElement>('[aria-invalid=true]')].filter((each) =>
      audit.isSeen(each.closest('label') ?? each),
    );
    const active = document.activeElement;
    const texts = invalid
      .flatMap((each) =>
        (each.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent.trim() ?? ''),
      )
      .filter((text) => text !== '');
    return {
      count: invalid.length,
      isOnIt:
        active?.matches('[data-error-summary],[aria-invalid=true]') ||
        invalid[0]?.closest('[data-field]')?.contains(active),
      texts,
    };
  });
  const faults: Fault[] = [];
  if (now.count === 0)
    faults.push({
      target: button,
      message: 'The form was sent empty, and no field says that it is wrong.',
      criteria: ['3.3.1'],
    });
  else if (!now.isOnIt)
    faults.push({
      target: button,
      message: 'The form has errors now, and the focus is neither on the first nor on their summary.',
      criteria: ['3.3.1', '4.1.3'],
    });
  for (const text of new Set(now.texts)) {
    // The focus speaks for the field it is on.
    const times = said.filter((each) => each.includes(text)).length;
    if (times > 1)
      faults.push({ target: button, message: `“${text}” was announced ${times} times.`, criteria: ['4.1.3'] });
  }
  return [...faults, ...(await shown(page))];
}

export const errors = pageCheck({
  id: 'errors',
  title: 'Errors are in words, tied to their fields, and said once',
  criteria: ['3.3.1', '3.3.2', '3.3.3', '4.1.3'],
  method:
    'Each field that is wrong says so to assistive technology and has a text in sight tied to it that says more than “Invalid”; links of a summary lead to fields. In the product each form whose required fields are empty is sent: errors must appear, the focus must be on the first or on the summary, and none may be announced twice.',
  appliesTo: once,
  touches: true,
  async faults(page, { kind }) {
    const faults = await shown(page);
    return kind === 'route' ? [...faults, ...(await sendEmpty(page))] : faults;
  },
});
