import type { CriterionNumber, Finding, PageFacts, SiteCheck } from '../check.ts';
import { nowhere } from '../routes.ts';

const pathOf = ({ url }: PageFacts) => new URL(url).pathname;

function siteCheck(
  about: Omit<SiteCheck, 'judge'>,
  faults: (pages: readonly PageFacts[]) => { target: string; message: string; criteria?: readonly CriterionNumber[] }[],
): SiteCheck {
  return {
    ...about,
    judge: (pages) =>
      faults(pages).map(({ target, message, criteria = about.criteria }): Finding => ({
        check: about.id,
        criteria,
        target,
        message,
      })),
  };
}

/** Every two pages with one of the parts that repeat. */
function* pairs(pages: readonly PageFacts[]) {
  for (const [index, page] of pages.entries()) {
    for (const other of pages.slice(index + 1)) {
      for (const [name, links] of Object.entries(page.repeated)) {
        const others = other.repeated[name];
        if (others) yield { name, page, links, other, others };
      }
    }
  }
}

export const uniqueTitles = siteCheck(
  {
    id: 'unique-titles',
    title: 'No two pages have one title',
    criteria: ['2.4.2'],
    method: 'Compares the titles of all pages of different addresses.',
  },
  (pages) => {
    const known = new Map<string, string>();
    return pages.flatMap((page) => {
      const path = pathOf(page);
      const before = known.get(page.title) ?? path;
      known.set(page.title, before);
      return before === path
        ? []
        : [{ target: path, message: `${path} and ${before} are both called “${page.title}”.` }];
    });
  },
);

/** Links in an order that another page has the other way round. */
export function swapped(links: readonly string[], others: readonly string[]): [string, string] | undefined {
  const common = links.filter((link) => others.includes(link));
  for (const [index, link] of common.entries()) {
    const next = common[index + 1];
    if (next !== undefined && others.indexOf(next) < others.indexOf(link)) return [link, next];
  }
  return undefined;
}

export const consistentNavigation = siteCheck(
  {
    id: 'consistent-navigation',
    title: 'What repeats on pages has one order',
    criteria: ['3.2.3', '3.2.6'],
    method:
      'The links of header, footer and navigation, help among them, page against page: those that two pages share must come in one order.',
  },
  (pages) =>
    [...pairs(pages)].flatMap(({ name, page, links, other, others }) => {
      const names = (each: typeof links) => [...new Set(each.map((link) => link.name))];
      const found = swapped(names(links), names(others));
      if (!found) return [];
      const isHelp = found.some((each) => /help|support|contact/i.test(each));
      return [
        {
          target: `${pathOf(page)} ${name}`,
          message: `“${found[0]}” comes before “${found[1]}” on ${pathOf(page)} and after it on ${pathOf(other)}.`,
          criteria: isHelp ? (['3.2.3', '3.2.6'] as const) : (['3.2.3'] as const),
        },
      ];
    }),
);

export const consistentIdentification = siteCheck(
  {
    id: 'consistent-identification',
    title: 'One thing has one name on all pages',
    criteria: ['3.2.4'],
    method:
      'Links of the header, and of the footer, that lead to one address on two pages must have one name on both, and links of one name must lead to one address.',
  },
  (pages) =>
    [...pairs(pages)].flatMap(({ name, page, links, other, others }) =>
      links.flatMap((link) => {
        const same = others.filter(({ href }) => href === link.href);
        const isRenamed =
          same.length > 0 &&
          !same.some((each) => each.name === link.name) &&
          !links.some((each) => each.href === link.href && same.some((twin) => twin.name === each.name));
        if (!isRenamed) return [];
        return [
          {
            target: `${pathOf(page)} ${name}`,
            message: `${link.href} is “${link.name}” on ${pathOf(page)} and “${same[0]?.name}” on ${pathOf(other)}.`,
          },
        ];
      }),
    ),
);

export const multipleWays = siteCheck(
  {
    id: 'multiple-ways',
    title: 'There is more than one way to each page',
    criteria: ['2.4.5'],
    method:
      'Each page must be led to by two others, or by a part that repeats on all. Steps of one process, as entering a code, have no address of their own.',
  },
  (pages) => {
    const paths = [...new Set(pages.map(pathOf))].filter((path) => path !== nowhere);
    return paths.flatMap((path) => {
      const from = new Set(pages.filter((page) => pathOf(page) !== path && page.leadsTo.includes(path)).map(pathOf));
      const [only] = from;
      if (from.size >= Math.min(2, paths.length - 1)) return [];
      return [{ target: path, message: `${only === undefined ? 'No page' : `Only ${only}`} leads to ${path}.` }];
    });
  },
);
