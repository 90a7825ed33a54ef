import { required } from '../../kit/required.ts';
import type { Schema } from '../../kit/schema.ts';
import type { ApplicantsAddress, ListedPage } from './address.ts';
import { isSamePage } from './address.ts';
import type { ListedApplications } from './listed.ts';
import { takeList } from './listed.ts';
import type { SeveralContext } from './several.ts';
import { prunedTo } from './several.ts';

type List = Schema<'ClientApplicationList'>;

/** A list that was read anew, and what was asked for. */
export interface HeardList {
  address: ListedPage;
  list: List;
}

export interface NewsContext {
  /** The list as it is by now, while another one is on screen because applications in it are being chosen; null without news. */
  news: { list: List; /** How many applications are in it that are not on screen. */ added: number } | null;
}

/** Whether it is the page that the address says, and not the one before. */
const isOfThisPage = (context: ListedPage, { address }: HeardList): boolean => isSamePage(context, address);

/** Whether the page has gone with what was on it, while there are others. */
export const isPastTheEnd = ({ pagination: { page, pages } }: List): boolean => pages > 0 && page > pages;

export function newsIn({ groups }: Pick<ListedApplications, 'groups'>, list: List): NewsContext['news'] {
  const known = new Set(groups?.flatMap(({ applications }) => applications).map(({ id }) => id));
  return { list, added: list.applications.filter(({ id }) => !known.has(id)).length };
}

type Context = ListedApplications & ApplicantsAddress & SeveralContext & NewsContext;

/** The news takes the place of the list, and what is left of the choice stays. */
export function newsTaken(context: Context): ListedApplications & SeveralContext & NewsContext {
  const taken = takeList(context, required(context.news).list);
  return { ...taken, several: prunedTo(taken, context.several), news: null };
}

export const newsGuards = {
  isOfThisPage: ({ context }: { context: Context }, news: HeardList) => isOfThisPage(context, news),
  isOfNoPage: ({ context }: { context: Context }, news: HeardList) =>
    isOfThisPage(context, news) && isPastTheEnd(news.list),
  isOfNothingHere: ({ context }: { context: Context }, news: HeardList) =>
    isOfThisPage(context, news) && news.list.applications.length === 0,
  hasNews: ({ context }: { context: Context }) => context.news !== null,
  newsKeepChoice: ({ context }: { context: Context }) => context.news !== null && newsTaken(context).several !== null,
};

const heard = { params: ({ event }: { event: HeardList }) => event } as const;

/** The page on screen is there no more: the last one takes its place. */
const goneWith = {
  guard: { type: 'isOfNoPage', ...heard },
  actions: { type: 'askForPage', params: ({ event }: { event: HeardList }) => event.list.pagination.pages },
} as const;

/** Where nothing is chosen, what was read anew takes the place of the list. */
export const whenHeard = {
  'list.heard': [
    goneWith,
    { guard: { type: 'isOfNothingHere', ...heard }, target: 'empty', actions: { type: 'takeHeard', ...heard } },
    {
      guard: { type: 'isOfThisPage', ...heard },
      target: 'listed',
      actions: [{ type: 'takeHeard', ...heard }, 'noteView'],
    },
  ],
} as const;

/** While some are chosen, the list does not move under the finger: it is shown when that is asked for, or none is chosen any more. */
export const whileChoosing = {
  'list.heard': [
    goneWith,
    {
      guard: { type: 'isOfNothingHere', ...heard },
      target: 'empty',
      actions: [{ type: 'takeHeard', ...heard }, 'leaveSeveral'],
    },
    { guard: { type: 'isOfThisPage', ...heard }, actions: { type: 'keepNews', ...heard } },
  ],
  'news.show': [
    { guard: 'newsKeepChoice', actions: ['showNews', 'noteView'] },
    { guard: 'hasNews', target: 'listed', actions: ['showNews', 'leaveSeveral', 'noteView'] },
  ],
  'several.leave': [
    { guard: 'hasNews', target: 'listed', actions: ['leaveSeveral', 'showNews', 'noteView'] },
    { target: 'listed', actions: 'leaveSeveral' },
  ],
} as const;
