import type { Schema } from '@guildhall/machines/kit/schema';
import type { DescriptionListProps } from '@guildhall/ui/DescriptionList';
import { ZonedTime } from '@guildhall/ui/ZonedTime';

import { web } from '../publicProfile/FactsView.tsx';

type Facts = DescriptionListProps['items'];

const told = (term: string, value: string | number | null): Facts =>
  value === null ? [] : [{ term, description: String(value) }];

/** The facts of a freelancer; email and age are shown to no visitor. */
export function freelancerFacts(profile: Schema<'FreelancerProfile'>): Facts {
  const { email, age, experience, resume, projectsCompleted, createdAt } = profile;
  return [
    { term: 'Email', description: email },
    ...told('Age', age),
    ...told('Experience', experience),
    { term: 'Projects completed', description: String(projectsCompleted) },
    ...web('Portfolio', profile.portfolioUrl),
    ...web('GitHub', profile.githubUrl),
    ...web('LinkedIn', profile.linkedinUrl),
    ...told('Resume', resume && resume.fileName),
    { term: 'Member since', description: <ZonedTime date={createdAt} parts="month" /> },
  ];
}

/** The facts of a client; the email address is shown to no visitor. */
export function clientFacts(profile: Schema<'ClientProfile'>): Facts {
  const { email, companyName, industry, companySize, website, projectsPosted, createdAt } = profile;
  return [
    { term: 'Email', description: email },
    ...told('Company', companyName),
    ...told('Industry', industry),
    ...told('Company size', companySize),
    ...web('Website', website),
    { term: 'Projects posted', description: String(projectsPosted) },
    { term: 'Member since', description: <ZonedTime date={createdAt} parts="month" /> },
  ];
}
