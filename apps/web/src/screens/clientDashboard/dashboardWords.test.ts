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
  [{ total: 1, search: '', status: null }, '1 job'],
  [{ total: 1073, pages: 54, page: 3, search: '', status: null }, '1,073 jobs, page 3 of 54'],
  [{ total: 2, search: 'shop', status: null }, '2 jobs for “shop”'],
  [{ total: 25, pages: 2, search: '', status: 'OPEN' }, '25 jobs with the status “Open”, page 1 of 2'],
  [{ total: 1, search: 'shop', status: 'CANCELLED' }, '1 job with the status “Canceled” for “shop”'],
] as const)('says how many jobs are found: %o', (list, text) => {
  expect(jobsText({ page: 1, pages: 1, ...list })).toBe(text);
});

it.each([
  ['', 'OPEN', 'You have no jobs with the status “Open”'],
  ['shop', null, 'None of your jobs match “shop”'],
  ['shop', 'CANCELLED', 'None of your jobs with the status “Canceled” match “shop”'],
] as const)('says what was not found: “%s”, %s', (search, status, text) => {
  expect(noneFoundText({ search, status })).toBe(text);
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
