import type { Schema } from '@guildhall/machines/kit/schema';
import { Grid } from '@guildhall/ui/Grid';
import { Stack } from '@guildhall/ui/Stack';
import { TagList } from '@guildhall/ui/TagList';
import { Text } from '@guildhall/ui/Text';

import { CompletedProjectView } from './CompletedProjectView.tsx';
import { HistoryView } from './HistoryView.tsx';
import { PortfolioItemView } from './PortfolioItemView.tsx';
import { ReviewsView } from './ReviewsView.tsx';
import { SectionView } from './SectionView.tsx';

interface FreelancerViewProps {
  profile: Schema<'PublicProfile'>;
  freelancer: Schema<'PublicFreelancer'>;
  now: number;
  profileHref: (person: { id: string; name: string }) => string;
}

/** What a freelancer can do, has done, and what clients say of it. */
export function FreelancerView({ profile, freelancer, now, profileHref }: FreelancerViewProps) {
  const { professionalInfo, statistics, education, experienceEntries, portfolio } = freelancer;
  return (
    <Stack gap={10}>
      <SectionView id="about" title="About">
        <Text>{freelancer.profile.bio ?? 'Nothing here yet.'}</Text>
        {professionalInfo.skills.length === 0 ? null : <TagList items={professionalInfo.skills} aria-label="Skills" />}
      </SectionView>
      {portfolio.length === 0 ? null : (
        <SectionView id="portfolio" title="Portfolio">
          <Grid itemWidth="medium" gap={5}>
            {portfolio.map((item) => (
              <PortfolioItemView key={item.id} item={item} />
            ))}
          </Grid>
        </SectionView>
      )}
      <SectionView id="projects" title="Completed projects">
        {profile.completedProjects.length === 0 ? (
          <Text tone="muted">None yet. Projects appear here once the client has approved them.</Text>
        ) : (
          profile.completedProjects.map((project) => (
            <CompletedProjectView key={project.id} project={project} now={now} profileHref={profileHref} />
          ))
        )}
      </SectionView>
      <ReviewsView
        name={freelancer.profile.name}
        stars={statistics.ratingDistribution}
        ratings={profile.ratingsReceived}
        now={now}
        profileHref={profileHref}
      />
      {experienceEntries.length + education.length === 0 ? null : (
        <SectionView id="history" title="Experience and education">
          <HistoryView experience={experienceEntries} education={education} />
        </SectionView>
      )}
    </Stack>
  );
}
