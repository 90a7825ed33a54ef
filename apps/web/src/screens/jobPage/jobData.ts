import { amountsText } from '@guildhall/machines/domain/amounts';
import { brand } from '@guildhall/machines/domain/brand';
import type { Schema } from '@guildhall/machines/kit/schema';

import { jobPath } from '../../jobPath.ts';
import { headText } from '../../kit/headText.ts';
import { paths } from '../../paths.ts';
import { breadcrumbData } from '../../shell/breadcrumbData.ts';

type Job = Schema<'Job'>;

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** What search engines and shared links say of the page. */
export function headOf(job: Job | null): { title: string; description: string } {
  if (job === null) return { title: 'Job', description: 'A freelance job.' };
  const { title, budget, duration, description } = job;
  const terms = `${amountsText(budget, (amount) => dollars.format(amount))}, ${duration}`;
  return { title, description: headText(`${terms}. ${description.replaceAll(/\s+/g, ' ')}`) };
}

/** In a posting the description is HTML. */
const asHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\n', '<br>');

/** The job as a posting, and where its page stands, for search engines. Posts have no last day, so none is named. */
export const jobData = (origin: string, job: Job) => [
  {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: asHtml(job.description),
    url: origin + jobPath(job),
    identifier: { '@type': 'PropertyValue', name: brand, value: job.id },
    datePosted: job.postedAt,
    employmentType: 'CONTRACTOR',
    hiringOrganization: { '@type': 'Organization', name: job.client.company ?? job.client.name },
    jobLocationType: 'TELECOMMUTE',
    directApply: true,
    skills: job.skillsRequired.join(', '),
    ...(job.client.industry !== null && { industry: job.client.industry }),
  },
  breadcrumbData(origin, [
    { label: 'Home', href: paths.home },
    { label: 'Jobs', href: paths.jobs },
    { label: job.title, href: jobPath(job) },
  ]),
];
