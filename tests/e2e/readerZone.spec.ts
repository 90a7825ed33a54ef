import type { Page } from '@playwright/test';

import { meetingTimeText } from '../../apps/web/src/screens/meetings/meetingTimeText.ts';
import { interviewDurations } from '../../packages/api/src/generated/enums.ts';
import { cityOf } from '../../packages/machines/src/domain/zoneNames.ts';
import { fullText } from '../../packages/ui/src/components/RelativeTime/relative.ts';
import { zonedText } from '../../packages/ui/src/components/ZonedTime/zonedText.ts';
import { learnPlaces } from './everyPage/addresses.ts';
import { invite } from './invite.ts';
import { apply, post } from './jobs.ts';
import { enterDemo, send } from './people.ts';
import { arrive } from './steps.ts';
import { expect, test } from './test.ts';

/** A day and more apart at every hour, and far from UTC, in which the server lives. */
const ofAccount = 'Pacific/Kiritimati';
const ofDevice = 'Pacific/Pago_Pago';

const locale = 'en-US';
const zones = ['UTC', ...Intl.supportedValuesOf('timeZone')];

interface Shown {
  /** The instant, by its mark-up; null for a time that has none. */
  at: string | null;
  text: string;
  title: string;
  /** What stands around it, which may name another zone. */
  around: string;
}

/** Every time on the page, in marks of its own or in a text that has one without. */
const shownOn = (page: Page): Promise<Shown[]> =>
  page.evaluate(() => {
    const hour = /\b\d{1,2}:\d{2}\s?[AP]M\b/u;
    const times = [...document.querySelectorAll('time')]
      // A day of a calendar, not an instant.
      .filter(({ dateTime }) => dateTime.includes('T'))
      .map((time) => ({
        at: time.dateTime,
        text: time.textContent,
        title: time.title,
        around: time.parentElement?.closest('p, li, dd, dt, div')?.parentElement?.textContent ?? '',
      }));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const bare: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement, textContent } = node;
      if (parentElement?.closest('time, script, option')) continue;
      if (hour.test(textContent ?? '')) bare.push(textContent ?? '');
    }
    for (const element of document.querySelectorAll('[title], [aria-label]')) {
      if (element.tagName === 'TIME') continue;
      for (const name of ['title', 'aria-label']) {
        const text = element.getAttribute(name) ?? '';
        if (hour.test(text)) bare.push(text);
      }
    }
    return [...times, ...bare.map((text) => ({ at: null, text, title: '', around: text }))];
  });

const parts = ['everything', 'moment', 'day', 'month'] as const;
// Node and the browser need not agree on which space stands before PM.
const plain = (text: string) => text.replaceAll(/\s+/gu, ' ').trim();

/** Every way in which an instant may be written on the clock of a zone. */
function waysOf(at: Date, zone: string): string[] {
  const ends = [0, ...interviewDurations].map((minutes) => new Date(at.getTime() + minutes * 60_000));
  return [
    ...ends.map((end) => zonedText(at, locale, zone, end)),
    ...parts.map((part) => zonedText(at, locale, zone, at, part)),
    fullText(at, locale, zone),
  ].map(plain);
}

/** What is wrong with a time that is shown; null where it is on the reader's clock, or names the other that it is on. */
function faultOf({ at, text, title, around }: Shown): string | null {
  if (at === null) return `A time that is not marked as one: “${text}”`;
  const instant = new Date(at);
  const own = waysOf(instant, ofAccount);
  const fault = `${at} reads “${text}”${title === '' ? '' : ` and “${title}”`}`;
  if (title !== '' && !own.includes(plain(title))) return fault;
  // A relative time has the whole date behind it.
  if (own.some((way) => plain(text) === way || plain(text).endsWith(`, ${way}`))) return null;
  const named = zones.filter((zone) => zone !== ofAccount && around.includes(cityOf(zone)));
  if (named.some((zone) => waysOf(instant, zone).includes(plain(text)))) return null;
  const inBoth = [ofAccount, ...named].map((timezone) => plain(meetingTimeText({ startsAt: at, timezone }, ofAccount)));
  return inBoth.includes(plain(text)) ? null : fault;
}

/** Opens a page, and looks at each time on it once it is at rest. Gives how many there are. */
async function lookAt(page: Page, path: string): Promise<number> {
  await arrive(page, path);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The first page in a browser may wait for the account's answer.
  await expect.poll(async () => (await shownOn(page)).map(faultOf).filter((fault) => fault !== null), path).toEqual([]);
  return (await shownOn(page)).length;
}

test('every time that a person sees is in the zone of their account, wherever their device is', async ({ person }) => {
  const pages = {
    CLIENT: await person('client', { timezoneId: ofDevice }),
    FREELANCER: await person('freelancer', { timezoneId: ofDevice }),
  };
  const [wren, rosa] = [await enterDemo(pages.CLIENT, 'client'), await enterDemo(pages.FREELANCER, 'freelancer')];
  const { names } = await learnPlaces(pages.CLIENT.request);
  const projectId = await post(pages.CLIENT, wren, { title: 'Maps of the date line' });
  const applicationId = await apply(pages.FREELANCER, rosa, projectId);
  await invite(pages.CLIENT, { wren, applicationId }, 'A talk across the date line');
  const choose = async (timezone: string | null) => {
    for (const { token } of [wren, rosa]) {
      await send(pages.CLIENT.request, 'put', '/account/timezone', { timezone }, token);
    }
  };
  await choose(ofAccount);
  try {
    const opened: Record<keyof typeof pages, string[]> = {
      CLIENT: [
        '/client-dashboard',
        '/client-dashboard?tab=jobs',
        '/client-dashboard?tab=jobs&status=COMPLETED',
        '/client-dashboard?tab=applicants',
        `/client-dashboard?tab=applicants&application=${names['application']}`,
        '/client-dashboard?tab=meetings',
        `/client-dashboard/timeline?project=${names['completed']}`,
        `/work-statement?project=${names['completed']}`,
        `/find-talent/compare?people=${names['two']}`,
        String(names['profile']),
        '/account',
        '/profile',
        '/jobs',
      ],
      FREELANCER: [
        '/freelancer-dashboard',
        '/freelancer-dashboard?tab=assigned',
        '/freelancer-dashboard?tab=applications',
        '/freelancer-dashboard?tab=profile',
        '/freelancer-dashboard?tab=meetings',
        `/find-work?job=${names['job']}`,
        '/account',
        '/profile',
        '/',
      ],
    };
    const counts: Record<string, number> = {};
    for (const role of ['CLIENT', 'FREELANCER'] as const) {
      for (const path of opened[role]) counts[`${role} ${path}`] = await lookAt(pages[role], path);
    }
    console.log('times looked at:', counts);
    expect(Object.values(counts).filter((count) => count === 0).length).toBeLessThanOrEqual(2);
  } finally {
    await choose(null);
  }
});
