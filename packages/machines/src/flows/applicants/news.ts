import type { Held, News, NewsContext } from '../../kit/news.ts';
import { moves, newsIn } from '../../kit/news.ts';
import { required } from '../../kit/required.ts';
import type { Schema } from '../../kit/schema.ts';
import type { ApplicantsAddress, ListedPage } from './address.ts';
import { isSamePage } from './address.ts';
import type { ListedApplications } from './listed.ts';
import { takeList } from './listed.ts';
import { holdsOpened } from './opening.ts';
import type { SeveralContext } from './several.ts';
import { prunedTo } from './several.ts';

type List = Schema<'ClientApplicationList'>;

/** A list that was read anew, and what was asked for. */
export interface HeardList extends Held {
  address: ListedPage;
  list: List;
}

/** Whether it is the page that the address says, and not the one before. */
const isOfThisPage = (context: ListedPage, { address }: HeardList): boolean => isSamePage(context, address);

/** Whether the page has gone with what was on it, while there are others. */
export const isPastTheEnd = ({ pagination: { page, pages } }: List): boolean => pages > 0 && page > pages;

const listedIn = ({ groups }: Pick<ListedApplications, 'groups'>) =>
  groups?.flatMap(({ applications }) => applications) ?? [];

export const newsOf = (listed: Pick<ListedApplications, 'groups'>, list: List): News<List> =>
  newsIn(listedIn(listed), list, list.applications);

type Context = ListedApplications & ApplicantsAddress & SeveralContext & NewsContext<List>;

/** The news takes the place of the list, and what is left of the choice stays. */
export function newsTaken(context: Context): ListedApplications & SeveralContext & NewsContext<List> {
  const taken = takeList(context, required(context.news).list);
  return { ...taken, several: prunedTo(taken, context.several), news: null };
}

export const newsGuards = {
  isOfThisPage: ({ context }: { context: Context }, news: HeardList) => isOfThisPage(context, news),
  isOfNoPage: ({ context }: { context: Context }, news: HeardList) =>
    isOfThisPage(context, news) && isPastTheEnd(news.list),
  isOfNothingHere: ({ context }: { context: Context }, news: HeardList) =>
    isOfThisPage(context, news) && news.list.applications.length === 0,
  /** Under a dialog, or beside an application that is being read. */
  isOffered: ({ context }: { context: Context }, news: HeardList) =>
    (news.wasHeld === true || context.applicationId !== null) &&
    isOfThisPage(context, news) &&
    moves(listedIn(context), listedIn(takeList(context, news.list))),
  hasNews: ({ context }: { context: Context }) => context.news !== null,
  newsAreOfNoPage: ({ context: { news } }: { context: Context }) => news !== null && isPastTheEnd(news.list),
  /** The open application is on another page by now. */
  newsLeaveOutOpened: ({ context }: { context: Context }) =>
    context.applicationId !== null && context.news !== null && !holdsOpened(context, context.news.list),
  newsAreNone: ({ context: { news } }: { context: Context }) => news?.list.applications.length === 0,
  newsKeepChoice: ({ context }: { context: Context }) => context.news !== null && newsTaken(context).several !== null,
};

const newPages = ({ context: { news } }: { context: Context }) => required(news).list.pagination.pages;

const heard = { params: ({ event }: { event: HeardList }) => event } as const;

/** The page on screen is there no more: the last one takes its place. */
const goneWith = {
  guard: { type: 'isOfNoPage', ...heard },
  actions: { type: 'askForPage', params: ({ event }: { event: HeardList }) => event.list.pagination.pages },
} as const;

/** The page that holds the open application is read. */
const followOpened = {
  guard: 'newsLeaveOutOpened',
  target: '#applicants.loading',
  actions: 'keepChoice',
} as const;

/** What was read anew takes the place of the list. */
const takeHeard = [
  goneWith,
  { guard: { type: 'isOfNothingHere', ...heard }, target: 'empty', actions: { type: 'takeHeard', ...heard } },
  {
    guard: { type: 'isOfThisPage', ...heard },
    target: 'listed',
    actions: [{ type: 'takeHeard', ...heard }, 'noteView'],
  },
] as const;

export const whenHeard = { 'list.heard': takeHeard } as const;

/** What would move under a dialog is offered after it. */
export const whenOffered = {
  'list.heard': [{ guard: { type: 'isOffered', ...heard }, actions: { type: 'keepNews', ...heard } }, ...takeHeard],
  'news.show': [
    followOpened,
    { guard: 'newsAreOfNoPage', actions: { type: 'askForPage', params: newPages } },
    { guard: 'newsAreNone', target: 'empty', actions: 'showNews' },
    { guard: 'hasNews', actions: ['showNews', 'noteView'] },
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
    followOpened,
    { guard: 'newsKeepChoice', actions: ['showNews', 'noteView'] },
    { guard: 'hasNews', target: 'listed', actions: ['showNews', 'leaveSeveral', 'noteView'] },
  ],
  'several.leave': [
    { guard: 'hasNews', target: 'listed', actions: ['leaveSeveral', 'showNews', 'noteView'] },
    { target: 'listed', actions: 'leaveSeveral' },
  ],
} as const;
