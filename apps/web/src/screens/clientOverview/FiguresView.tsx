import type { Schema } from '@guildhall/machines/kit/schema';
import { Grid } from '@guildhall/ui/Grid';
import { BriefcaseBusiness, FileText, Handshake, UsersRound } from '@guildhall/ui/icons';
import { Link } from '@guildhall/ui/Link';
import { StatCard } from '@guildhall/ui/StatCard';

const figure = new Intl.NumberFormat('en-US');

interface FiguresViewProps {
  stats: Schema<'ClientStats'>;
  isLinked: boolean;
  activeJobsHref: string;
  applicantsHref: string;
  jobsHref: string;
  assignedJobsHref: string;
}

/** Four figures, each with the way to what it counts. */
export function FiguresView({ stats, isLinked, ...hrefs }: FiguresViewProps) {
  const cards = [
    {
      label: 'Active Jobs',
      count: stats.activeProjects,
      icon: BriefcaseBusiness,
      link: 'See active jobs',
      href: hrefs.activeJobsHref,
    },
    {
      label: 'Applications received',
      count: stats.totalApplications,
      icon: UsersRound,
      link: 'See applications',
      href: hrefs.applicantsHref,
    },
    { label: 'Total Projects', count: stats.totalProjects, icon: FileText, link: 'See all jobs', href: hrefs.jobsHref },
    {
      label: 'Assigned',
      count: stats.assignedProjects,
      icon: Handshake,
      link: 'See assigned jobs',
      href: hrefs.assignedJobsHref,
    },
  ];
  return (
    <Grid as="ul" itemWidth="narrow" gap={4} isFilled aria-label="Figures">
      {cards.map(({ label, count, icon, link, href }) => (
        <StatCard
          key={label}
          label={label}
          value={figure.format(count)}
          icon={icon}
          hint={
            isLinked ? (
              <Link href={href} look="standalone" isStretched>
                {link}
              </Link>
            ) : (
              'An example'
            )
          }
        />
      ))}
    </Grid>
  );
}
