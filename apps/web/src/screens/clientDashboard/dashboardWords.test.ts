import { expect, it } from 'vitest';

import {
  applicantsToldText,
  chosenText,
  jobsText,
  noneFoundText,
  listedApplicationsText,
  shortId,
} from './dashboardWords.ts';

it.each([
  [{ shown: 1, listed: 1, total: 1, query: '' }, '1 job'],
  [{ shown: 50, listed: 50, total: 1073, query: ' ' }, 'The latest 50 of 1,073 jobs'],
  [{ shown: 2, listed: 12, total: 12, query: ' shop ' }, '2 of 12 jobs for “shop”'],
  [{ shown: 0, listed: 1, total: 1, query: 'x' }, '0 of 1 job for “x”'],
])('says how many jobs are listed: %o', (counts, text) => {
  expect(jobsText({ status: null, ...counts })).toBe(text);
});

it('says how many jobs have a status', () => {
  expect(jobsText({ shown: 2, listed: 12, total: 12, query: '', status: 'OPEN' })).toBe('2 of 12 jobs');
});

it.each([
  ['', 'OPEN', 'You have no jobs with the status “Open”'],
  [' shop ', null, 'None of your jobs match “shop”'],
  ['shop', 'CANCELLED', 'None of your jobs with the status “Canceled” match “shop”'],
] as const)('says what was not found: “%s”, %s', (query, status, text) => {
  expect(noneFoundText({ query, status })).toBe(text);
});

it.each([
  [0, 'No applications are waiting for an answer.'],
  [1, '1 application will be declined, and we will tell the applicant by email.'],
  [5, '5 applications will be declined, and we will tell the applicants by email.'],
])('says who hears of a post that is withdrawn: %i', (waiting, text) => {
  expect(applicantsToldText(waiting)).toBe(text);
});

it('says how many applications are listed', () => {
  const all = { total: 3, page: 1, pages: 1, isShortlist: false };
  expect(listedApplicationsText(all)).toBe('3 applications');
  expect(listedApplicationsText({ ...all, isShortlist: true })).toBe('3 shortlisted applications');
  expect(listedApplicationsText({ ...all, total: 64, page: 2, pages: 2 })).toBe('64 applications, page 2 of 2');
  expect([chosenText(0, 0), chosenText(3, 0), chosenText(3, 2), chosenText(50, 0)]).toEqual([
    'Choose who is to be rejected',
    '3 applications chosen',
    '3 applications chosen, 2 of them on other pages',
    '50 applications chosen, the most at once',
  ]);
});

it('names an application by the end of its id', () => {
  expect(shortId('5b1c1b86-5d0e-4c2c-9a6c-0a4f7d3a0c11')).toBe('#3a0c11');
});
