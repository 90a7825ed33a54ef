import type { Schema } from '@guildhall/machines/kit/schema';
import { ButtonLink } from '@guildhall/ui/ButtonLink';
import { Card } from '@guildhall/ui/Card';
import { Columns } from '@guildhall/ui/Columns';
import { DescriptionList } from '@guildhall/ui/DescriptionList';
import { EmptyState } from '@guildhall/ui/EmptyState';
import { BriefcaseBusiness } from '@guildhall/ui/icons';
import { Link } from '@guildhall/ui/Link';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';
import type { ReactNode } from 'react';

import { SectionView } from '../publicProfile/SectionView.tsx';
import { clientFacts } from './ownFacts.tsx';
import { PostedProjectView } from './PostedProjectView.tsx';
import type { Tab } from './tabs.ts';

interface ClientTabViewProps {
  profile: Schema<'ClientProfile'>;
  tab: Tab;
  postJobHref: string;
  jobsHref: string;
  /** The list of reviews, where it is open. */
  children?: ReactNode;
}

/** What the open tab shows of a client. */
export function ClientTabView({ profile, tab, children, ...hrefs }: ClientTabViewProps) {
  if (tab === 'portfolio') return <PostedProjectsView profile={profile} {...hrefs} />;
  if (tab === 'reviews') return children;
  return (
    <Columns
      side={
        <Card look="sunken">
          <DescriptionList items={clientFacts(profile)} layout="stacked" aria-label="At a glance" />
        </Card>
      }
      sideWidth="medium"
      gap={12}
    >
      <Stack gap={10}>
        <SectionView id="about" title="About">
          <Text isPreserved>{profile.bio ?? 'You have not written anything about your company yet.'}</Text>
        </SectionView>
        {profile.profileSummary === null ? null : (
          <SectionView id="summary" title="Profile summary">
            <Text isPreserved>{profile.profileSummary}</Text>
          </SectionView>
        )}
      </Stack>
    </Columns>
  );
}

function PostedProjectsView({ profile, postJobHref, jobsHref }: Omit<ClientTabViewProps, 'tab' | 'children'>) {
  const { projects, projectsPosted } = profile;
  if (projects.length === 0) {
    return (
      <EmptyState
        title="No projects yet"
        icon={BriefcaseBusiness}
        action={<ButtonLink href={postJobHref}>Post Job</ButtonLink>}
      >
        Every project you post will appear here with its status.
      </EmptyState>
    );
  }
  return (
    <SectionView id="projects" title={`Posted projects (${projectsPosted})`}>
      {projects.map((project) => (
        <PostedProjectView key={project.id} project={project} />
      ))}
      {projectsPosted > projects.length ? (
        <Text>
          These are the latest {projects.length}. <Link href={jobsHref}>All your projects</Link>
        </Text>
      ) : null}
    </SectionView>
  );
}
