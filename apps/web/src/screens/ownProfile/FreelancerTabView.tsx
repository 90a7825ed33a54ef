import type { Schema } from '@guildhall/machines/kit/schema';
import { Banner } from '@guildhall/ui/Banner';
import { Card } from '@guildhall/ui/Card';
import { Columns } from '@guildhall/ui/Columns';
import { DescriptionList } from '@guildhall/ui/DescriptionList';
import { Grid } from '@guildhall/ui/Grid';
import { Link } from '@guildhall/ui/Link';
import { Stack } from '@guildhall/ui/Stack';
import { TagList } from '@guildhall/ui/TagList';
import { Text } from '@guildhall/ui/Text';
import type { ReactNode } from 'react';

import { HistoryView } from '../publicProfile/HistoryView.tsx';
import { PortfolioItemView } from '../publicProfile/PortfolioItemView.tsx';
import { SectionView } from '../publicProfile/SectionView.tsx';
import { FiguresView } from './FiguresView.tsx';
import { freelancerFacts } from './ownFacts.tsx';
import type { Tab } from './tabs.ts';

interface FreelancerTabViewProps {
  profile: Schema<'FreelancerProfile'>;
  tab: Tab;
  editHref: string;
  children?: ReactNode;
}

/** What the open tab shows of a freelancer. */
export function FreelancerTabView({ profile, tab, editHref, children }: FreelancerTabViewProps) {
  if (tab === 'overview') return <OverviewView profile={profile} editHref={editHref} />;
  if (tab === 'reviews') return children;
  return (
    <Stack gap={10}>
      <SectionView id="pieces" title="Your own pieces">
        <Text tone="muted">
          Work you added yourself. You can add or change it on <Link href={editHref}>Edit Profile</Link>.
        </Text>
        {profile.portfolio.length === 0 ? (
          <Text>You have not added any pieces yet.</Text>
        ) : (
          <Grid itemWidth="medium" gap={5}>
            {profile.portfolio.map((item) => (
              <PortfolioItemView key={item.id} item={item} />
            ))}
          </Grid>
        )}
      </SectionView>
      <SectionView id="projects" title="Completed projects">
        <Text tone="muted">Projects you finished here, approved by their clients.</Text>
        {children}
      </SectionView>
    </Stack>
  );
}

function OverviewView({ profile, editHref }: Pick<FreelancerTabViewProps, 'profile' | 'editHref'>) {
  const { percentage } = profile.completion;
  return (
    <Stack gap={8}>
      {percentage === 100 ? null : (
        <Banner
          title={`Your profile is ${percentage}% complete`}
          action={<Link href={editHref}>Complete Profile</Link>}
        >
          Clients find a complete profile more easily, and trust it more.
        </Banner>
      )}
      <FiguresView profile={profile} />
      <Columns
        side={
          <Card look="sunken">
            <DescriptionList items={freelancerFacts(profile)} layout="stacked" aria-label="At a glance" />
          </Card>
        }
        sideWidth="medium"
        gap={12}
      >
        <Stack gap={10}>
          <SectionView id="about" title="About">
            <Text isPreserved>{profile.bio ?? 'You have not written anything about yourself yet.'}</Text>
            {profile.skills.length === 0 ? null : <TagList items={profile.skills} aria-label="Skills" />}
          </SectionView>
          {profile.experienceEntries.length + profile.education.length === 0 ? null : (
            <SectionView id="history" title="Experience and education">
              <HistoryView experience={profile.experienceEntries} education={profile.education} />
            </SectionView>
          )}
        </Stack>
      </Columns>
    </Stack>
  );
}
