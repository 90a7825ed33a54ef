import { pageCheck } from './support/pageCheck.ts';
import { once } from './support/where.ts';

export const choices = pageCheck({
  id: 'choices',
  title: 'Choices are real radio buttons, boxes and switches',
  criteria: ['1.3.1', '4.1.2'],
  method:
    'A group of choices is made of native inputs, one tab stop and one name for each group of radio buttons, each with a name of its own. What says that it is a check box, a switch, a tab or that it opens something also says its state.',
  appliesTo: once,
  faults: (page) =>
    page.evaluate(() => {
      const { audit } = window;
      const faults: { target: string; message: string }[] = [];
      const say = (element: Element, message: string) => faults.push({ target: audit.selectorOf(element), message });
      for (const group of document.querySelectorAll('[role=radiogroup],fieldset')) {
        if (audit.isInert(group) || !audit.isSeen(group)) continue;
        const native = [...group.querySelectorAll<HTMLInputElement>('input[type=radio]')];
        const drawn = [...group.querySelectorAll('[role=radio]')].filter((each) => !each.matches('input'));
        if (group.matches('[role=radiogroup]') && native.length === 0)
          say(group, 'A group of radio buttons without a native one.');
        for (const each of drawn) say(each, 'A radio button that is not a native one.');
        const names = native.map((each) => audit.nameOf(each));
        native.forEach((each, index) => {
          if (names.indexOf(names[index] ?? '') !== index) say(each, `Two choices are called “${names[index]}”.`);
        });
        if (new Set(native.map(({ name }) => name)).size > 1)
          say(group, 'The radio buttons of the group do not exclude each other.');
      }
      // Stars and the like that can be pressed one by one.
      for (const row of document.querySelectorAll('div,span,ul,p')) {
        const marks = [...row.children].filter(
          (child) =>
            /star/i.test(child.getAttribute('aria-label') ?? child.className.toString()) ||
            /^[★☆]$/.test(child.textContent.trim()),
        );
        if (
          marks.length >= 3 &&
          marks.every(
            (mark) =>
              getComputedStyle(mark).cursor === 'pointer' && !mark.querySelector('input') && !mark.closest('label'),
          )
        )
          say(row, 'A rating that is not made of radio buttons.');
      }
      const states: [role: string, state: string][] = [
        ['checkbox', 'aria-checked'],
        ['switch', 'aria-checked'],
        ['menuitemcheckbox', 'aria-checked'],
        ['menuitemradio', 'aria-checked'],
        ['tab', 'aria-selected'],
        ['combobox', 'aria-expanded'],
      ];
      for (const [role, state] of states)
        for (const each of document.querySelectorAll(`[role=${role}]`))
          if (
            !each.hasAttribute(state) &&
            !each.matches('input[type=checkbox],input[type=radio]') &&
            audit.isSeen(each)
          )
            say(each, `A ${role} without ${state}.`);
      for (const opener of document.querySelectorAll('[aria-haspopup]:not([aria-haspopup=false])'))
        if (
          !opener.hasAttribute('aria-expanded') &&
          audit.isSeen(opener) &&
          !audit.isInert(opener) &&
          opener.localName === 'button'
        )
          say(opener, 'It opens something and does not say whether that is open.');
      return faults;
    }),
});
