import type { Schema } from '@guildhall/machines/kit/schema';
import { Card } from '@guildhall/ui/Card';
import { DescriptionList } from '@guildhall/ui/DescriptionList';
import type { DescriptionListProps } from '@guildhall/ui/DescriptionList';
import { Link } from '@guildhall/ui/Link';
import { Money } from '@guildhall/ui/Money';
import { ZonedTime } from '@guildhall/ui/ZonedTime';

import { basicsOf, daysText, plainAddress } from './profileFacts.ts';

type Facts = DescriptionListProps['items'];

/** The facts at a glance; the two that decide stand beside the name. */
export function FactsView({ profile }: { profile: Schema<'PublicProfile'> }) {
  const { freelancer, client } = profile;
  const items: Facts = [
    ...(freelancer === null ? [] : freelancerFacts(freelancer)),
    ...(client === null ? [] : clientFacts(client)),
    { term: 'Member since', description: <ZonedTime date={basicsOf(profile).memberSince} parts="month" /> },
  ];
  return (
    <Card look="sunken">
      <DescriptionList items={items} layout="stacked" aria-label="At a glance" />
    </Card>
  );
}

/** A web address among facts, where there is one. */
export const web = (term: string, url: string | null): Facts =>
  url === null
    ? []
    : [
        {
          term,
          description: (
            <Link href={url} look="standalone" isExternal>
              {plainAddress(url)}
            </Link>
          ),
        },
      ];

function freelancerFacts({ professionalInfo, statistics, portfolioLinks }: Schema<'PublicFreelancer'>): Facts {
  const { experience } = professionalInfo;
  const {
    projectsCompleted,
    totalProjectsValue: least,
    totalProjectsMaximum: most,
    averageProjectDuration,
  } = statistics;
  return [
    { term: 'Projects completed', description: String(projectsCompleted) },
    ...(most === 0
      ? []
      : [
          {
            term: least === most ? 'Sum of their budgets' : 'Sum of their budget ranges',
            description: <Money amount={least} to={most} />,
          },
        ]),
    ...(averageProjectDuration === null
      ? []
      : [{ term: 'Average time from hire to approval', description: daysText(averageProjectDuration) }]),
    ...(experience === null ? [] : [{ term: 'Experience', description: experience }]),
    ...web('Portfolio', portfolioLinks.portfolio),
    ...web('GitHub', portfolioLinks.github),
    ...web('LinkedIn', portfolioLinks.linkedin),
  ];
}

function clientFacts({ companyInfo, statistics }: Schema<'PublicClient'>): Facts {
  return [
    { term: 'Projects completed', description: String(statistics.projectsCompleted) },
    ...web('Website', companyInfo.website),
  ];
}
