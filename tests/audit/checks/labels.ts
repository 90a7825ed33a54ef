import { pageCheck } from './support/pageCheck.ts';
import { once } from './support/where.ts';

type Criterion = '3.3.2' | '2.4.6' | '2.5.3' | '4.1.2' | '1.3.1';

export const labels = pageCheck({
  id: 'labels',
  title: 'Every control has a name, and its visible words are in it',
  criteria: ['3.3.2', '2.4.6', '2.5.3', '4.1.2'],
  method:
    'Each control in sight must have a name and a role that says what it does. Of a field, words other than the placeholder must be in sight, or an icon in a search box; no two fields of a form may have the same. The visible words of a control must be part of its name, in their order.',
  appliesTo: once,
  faults: (page) =>
    page.evaluate(() => {
      const { audit } = window;
      const faults: { target: string; message: string; criteria: Criterion[] }[] = [];
      const say = (element: Element, criterion: Criterion, message: string) =>
        faults.push({ target: audit.selectorOf(element), message, criteria: [criterion] });
      const plain = (text: string) =>
        text
          .toLowerCase()
          .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
          .trim();
      const controls = audit.controls(audit.scope());

      for (const control of controls) {
        const role = audit.roleOf(control);
        const name = audit.nameOf(control);
        const isField = control.matches(
          'input,textarea,select,[role=textbox],[role=combobox],[role=slider],[role=spinbutton]',
        );
        const isWidget = isField || /^(button|link|checkbox|radio|switch|tab|option|menuitem\w*|gridcell)$/.test(role);
        if (!isWidget) {
          // Focus may be put on regions and dialogs; what can be pressed needs a role of its own.
          if (control.matches('[onclick]')) say(control, '4.1.2', 'It can be pressed and does not say what it is.');
          continue;
        }
        if (name === '') say(control, '4.1.2', `A ${role || control.localName} without a name.`);

        if (
          control.matches(
            'input:not([type=submit],[type=button],[type=checkbox],[type=radio],[type=file],[type=range]),textarea,select',
          )
        ) {
          const labelled =
            control
              .getAttribute('aria-labelledby')
              ?.split(' ')
              .map((id) => document.getElementById(id)) ?? [];
          // Both are typed as anything that can have labels.
          const own = [...((control as HTMLInputElement).labels ?? []), ...labelled].filter((each) => each !== null);
          const group = control.closest('[role=group],fieldset');
          const heading = group?.querySelector('legend,label,[id]');
          const isSearch =
            control.matches('[type=search],[role=combobox],[aria-haspopup]') || control.closest('search,[role=search]');
          const isShown = own.some((each) => audit.isSeen(each)) || (heading && audit.isSeen(heading)) || isSearch;
          if (!isShown)
            say(
              control,
              '3.3.2',
              `No label of “${name}” is in sight${control.getAttribute('placeholder') ? ' but the placeholder, which goes when one types' : ''}.`,
            );
        }

        // Words in sight that speech would call it by.
        const seen = audit
          .texts(control)
          .filter(({ element }) => !element.closest('[aria-hidden=true]') && control.contains(element))
          .map(({ node }) => node.data)
          .join(' ');
        const face = control.matches('button,a,[role=button],[role=link],[role=tab],[role=menuitem]')
          ? plain(seen)
          : '';
        if (
          face !== '' &&
          /\p{L}/u.test(face) &&
          !plain(name).includes(face) &&
          !plain(name).replaceAll(' ', '').includes(face.replaceAll(' ', ''))
        )
          say(control, '2.5.3', `It reads “${seen.trim().slice(0, 50)}” and is called “${name.slice(0, 50)}”.`);
      }

      for (const form of document.querySelectorAll('form')) {
        const known = new Map<string, Element>();
        for (const field of form.querySelectorAll(
          'input:not([type=radio],[type=checkbox],[type=hidden]),textarea,select',
        )) {
          if (!audit.isSeen(field) || audit.isInert(field)) continue;
          const name = audit.nameOf(field);
          if (name !== '' && known.has(name)) say(field, '2.4.6', `Two fields of the form are called “${name}”.`);
          known.set(name, field);
        }
      }
      return faults;
    }),
});
