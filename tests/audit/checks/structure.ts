import { pageCheck } from './support/pageCheck.ts';
import { once } from './support/where.ts';
import { isWholePage } from './support/wholePage.ts';

type Criterion = '1.3.1' | '2.4.6' | '2.4.1';

export const structure = pageCheck({
  id: 'structure',
  title: 'Headings, landmarks and groups say how a page is built',
  criteria: ['1.3.1', '2.4.6', '2.4.1'],
  method:
    'Headings in sight have words, leave out no level, and what looks like a heading is one. A page has one first heading, in its one main part; landmarks of a kind have different names. Radio buttons and check boxes of one question stand in a group with a name.',
  appliesTo: once,
  faults: async (page, subject) =>
    page.evaluate(
      (isPage) => {
        const { audit } = window;
        const scope = audit.scope();
        const faults: { target: string; message: string; criteria: Criterion[] }[] = [];
        const say = (element: Element, criterion: Criterion, message: string) =>
          faults.push({ target: audit.selectorOf(element), message, criteria: [criterion] });
        const all = (selector: string, within: Element = scope) =>
          [...within.querySelectorAll<HTMLElement>(selector)].filter((element) => !audit.isInert(element));

        const headings = all('h1,h2,h3,h4,h5,h6,[role=heading]').filter((each) => each.checkVisibility());
        const levelOf = (element: Element) => Number(element.getAttribute('aria-level') ?? element.localName.slice(1));
        headings.forEach((heading, index) => {
          const words = audit.nameOf(heading);
          if (words === '') say(heading, '2.4.6', 'A heading without words.');
          if (/^(title|heading|section|untitled|lorem.*)$/i.test(words))
            say(heading, '2.4.6', `“${words}” tells nothing.`);
          const before = headings[index - 1];
          if (before && levelOf(heading) > levelOf(before) + 1)
            say(
              heading,
              '1.3.1',
              `“${words}” is of level ${levelOf(heading)} and follows one of level ${levelOf(before)}.`,
            );
        });

        // A line of its own, larger and bolder than the text around it, that is not marked up as a heading.
        const sizes = audit.texts(scope).map(({ element }) => Number.parseFloat(getComputedStyle(element).fontSize));
        const usual = sizes.toSorted((x, y) => x - y)[Math.floor(sizes.length / 2)] ?? 16;
        for (const { node, element, lines } of audit.texts(scope)) {
          const { fontSize, fontWeight, display } = getComputedStyle(element);
          const isLine = display === 'block' && lines.length <= 2 && element.textContent.trim() === node.data.trim();
          if (!isLine || Number.parseFloat(fontSize) < usual * 1.35 || Number(fontWeight) < 600) continue;
          const known =
            'h1,h2,h3,h4,h5,h6,[role=heading],a,button,label,legend,dl,table,figure,[role=img],header,[aria-hidden=true],time';
          if (!element.closest(known) && /\p{L}{3}/u.test(node.data) && element.nextElementSibling)
            say(element, '1.3.1', `“${node.data.trim().slice(0, 40)}” looks like a heading and is none.`);
        }

        const named = new Map<string, Element>();
        for (const landmark of all(
          'nav,aside,[role=navigation],[role=region],[role=search],section[aria-label],section[aria-labelledby]',
        )) {
          if (!audit.isSeen(landmark)) continue;
          const key = `${audit.roleOf(landmark)} “${audit.nameOf(landmark)}”`;
          if (named.has(key)) say(landmark, '1.3.1', `There are two landmarks ${key}.`);
          named.set(key, landmark);
        }

        for (const table of all('table:not([role=presentation],[role=none])'))
          if (!table.querySelector('th,[role=columnheader],[role=rowheader]'))
            say(table, '1.3.1', 'A table without heads.');

        for (const choice of all('input[type=radio],[role=radio]')) {
          const group = choice.closest('[role=radiogroup],[role=group],fieldset');
          if (!group) say(choice, '1.3.1', 'A radio button outside of any group.');
          else if (audit.nameOf(group) === '') say(group, '1.3.1', 'A group of radio buttons without a name.');
        }

        if (!isPage) return faults;
        const firsts = headings.filter((heading) => levelOf(heading) === 1);
        const root = document.documentElement;
        if (firsts.length !== 1 && scope === document.body)
          say(firsts[1] ?? root, '1.3.1', `The page has ${firsts.length} first headings.`);
        const mains = [...document.querySelectorAll('main,[role=main]')];
        if (mains.length !== 1) say(mains[1] ?? root, '2.4.1', `The page has ${mains.length} main parts.`);
        return faults;
      },
      await isWholePage(page, subject),
    ),
});
