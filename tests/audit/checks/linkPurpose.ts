import { pageCheck } from './support/pageCheck.ts';
import { once } from './support/where.ts';

export const linkPurpose = pageCheck({
  id: 'link-purpose',
  title: 'A link says where it leads',
  criteria: ['2.4.4'],
  method:
    'No link or button is called “here”, “more” or the like, or by its address. Links of one name within one part of the page lead to one place.',
  appliesTo: once,
  faults: (page) =>
    page.evaluate(() => {
      const { audit } = window;
      const vague =
        /^(click|click here|here|more|read more|learn more|link|this|this page|go|details|continue reading|button|see more|\.{3}|…|https?:.*|www\..*)$/i;
      const known = new Map<string, string>();
      return audit
        .controls(audit.scope())
        .filter((control) => ['link', 'button'].includes(audit.roleOf(control)))
        .flatMap((control) => {
          const name = audit.nameOf(control);
          const target = audit.selectorOf(control);
          // What stands around a vague name may say the rest, if it is tied to it.
          if (vague.test(name) && !control.hasAttribute('aria-describedby'))
            return [{ target, message: `“${name}” does not say where it leads or what it does.` }];
          const href = control.getAttribute('href');
          if (href === null || name === '') return [];
          const part = control.closest('nav,header,footer,article,li,section,main');
          const key = `${name} ${part ? audit.selectorOf(part) : ''}`;
          const before = known.get(key);
          known.set(key, href);
          if (before === undefined || before === href) return [];
          return [{ target, message: `“${name}” leads to ${href} here and to ${before} before.` }];
        });
    }),
});
