import { describe, expect, it } from 'vitest';

import { applicationsText, jobsText, listedApplicationsText } from '../../clientDashboard/dashboardWords.ts';
import { proposalsText } from '../../jobs/jobWords.ts';
import { daysText } from '../../publicProfile/profileFacts.ts';
import { projectsText } from '../../talent/projectsText.ts';
import { newsText } from '../pagedList/newsText.ts';
import { foundText } from './foundText.ts';

describe('What stands above a list', () => {
  it.each([
    [{ total: 0, isCapped: false }, '', '0 jobs'],
    [{ total: 1, isCapped: false }, '', '1 job'],
    [{ total: 2, isCapped: false }, 'logo', '2 jobs for “logo”'],
    [{ total: 1000, isCapped: false }, '', '1,000 jobs'],
    [{ total: 1000, isCapped: true }, '', '1,000+ jobs'],
    [{ total: 1000, isCapped: true }, 'a', '1,000+ jobs for “a”'],
  ])('of a search that found %j for “%s” reads “%s”', (found, query, text) => {
    expect(foundText(found, 'job', query)).toBe(text);
  });

  it.each([
    [{ total: 0, pages: 0 }, '', '0 jobs'],
    [{ total: 1, pages: 1 }, '', '1 job'],
    [{ total: 1200, pages: 60 }, '', '1,200 jobs, page 1 of 60'],
    [{ total: 1, pages: 1 }, 'shop', '1 job for “shop”'],
  ])('of own jobs, %j for “%s” reads “%s”', (found, search, text) => {
    expect(jobsText({ page: 1, search, status: null, ...found })).toBe(text);
  });

  it.each([
    [0, 'This list has changed'],
    [1, '1 new meeting'],
    [2, '2 new meetings'],
  ])('where %i have come reads “%s”', (added, text) => {
    expect(newsText(added, 'meeting')).toBe(text);
  });

  it.each([
    [0, 0, '0 applications'],
    [1, 1, '1 application'],
    [51, 2, '51 applications, page 1 of 2'],
    [50, 1, '50 applications'],
  ])('of %i applications on %i pages reads “%s”', (total, pages, text) => {
    expect(listedApplicationsText({ total, page: 1, pages, isShortlist: false })).toBe(text);
  });
});

describe('A count on a card', () => {
  it.each([
    [0, 'No proposals yet', '0 applications', 'less than a day', '0 projects completed'],
    [1, '1 proposal', '1 application', '1 day', '1 project completed'],
    [2, '2 proposals', '2 applications', '2 days', '2 projects completed'],
    [1234, '1,234 proposals', '1,234 applications', '1,234 days', '1,234 projects completed'],
  ])('of %i reads as people say it', (count, ...texts) => {
    expect([proposalsText, applicationsText, daysText, projectsText].map((say) => say(count))).toEqual(texts);
  });

  it.each([
    [0, 'less than a day'],
    [0.9, 'less than a day'],
    [1, '1 day'],
    [1.49, '1 day'],
    [1.5, '2 days'],
  ])('of %d days is a whole number', (days, text) => {
    expect(daysText(days)).toBe(text);
  });
});
