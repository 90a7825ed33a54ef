import type { Schema } from '../../kit/schema.ts';

const hour = 3_600_000;

const shop = { id: '00000000-0000-4000-8000-000000000001', title: 'Redesign of an online shop' };
const leaflets = { id: '00000000-0000-4000-8000-000000000002', title: 'Leaflets in plain words' };

/** What a dashboard looks like, for where the real one cannot be loaded. None of it exists. */
export function demoDashboard(now: number): Schema<'ClientDashboard'> {
  const ago = (hours: number) => new Date(now - hours * hour).toISOString();
  const project = (
    { id, title }: typeof shop,
    status: Schema<'ProjectStatus'>,
    createdAt: string,
  ): Schema<'ClientProject'> => ({
    id,
    title,
    description: 'An example.',
    skillsRequired: [],
    budgetMin: 1000,
    budgetMax: 2000,
    duration: '1 month',
    status,
    createdAt,
    updatedAt: createdAt,
    assignedAt: null,
    completionRequestedAt: null,
    completedAt: null,
    delivered: null,
    completionReason: null,
    deliveries: [],
    ended: null,
    editsCount: 0,
    editedAt: null,
    applicationsCount: 2,
    pendingApplicationsCount: 2,
    newApplicationsCount: 2,
    freelancer: null,
    rating: null,
    etag: '"1"',
  });
  const application = (end: number, name: string, of: typeof shop, createdAt: string) => ({
    id: `00000000-0000-4000-8000-00000000001${end}`,
    status: 'PENDING' as const,
    createdAt,
    project: of,
    freelancer: { userId: `00000000-0000-4000-8000-00000000002${end}`, name, profileImage: null },
  });
  return {
    rejections: [],
    client: {
      userId: '00000000-0000-4000-8000-000000000000',
      name: 'Example',
      profileImage: null,
      companyName: null,
      projects: [project(shop, 'OPEN', ago(50)), project(leaflets, 'PENDING_COMPLETION', ago(400))],
      openProjects: [project(shop, 'OPEN', ago(50))],
      appliedProjects: [
        { ...shop, applicationsCount: 2 },
        { ...leaflets, applicationsCount: 2 },
      ],
    },
    stats: {
      totalProjects: 5,
      openProjects: 2,
      assignedProjects: 1,
      completedProjects: 2,
      activeProjects: 3,
      totalApplications: 12,
      pendingApplications: 2,
      newApplications: 2,
      freelancersHired: 3,
    },
    recentApplications: [
      application(1, 'Alex Example', shop, ago(3)),
      application(2, 'Robin Example', shop, ago(26)),
      application(3, 'Kim Example', leaflets, ago(380)),
    ],
    waiting: {
      total: 2,
      meetingsToAnswer: 0,
      decisions: [
        {
          kind: 'COMPLETION',
          at: ago(20),
          count: 1,
          project: leaflets,
          applicationId: null,
          freelancerName: 'Kim Example',
        },
        { kind: 'APPLICATION', at: ago(26), count: 2, project: shop, applicationId: null, freelancerName: null },
      ],
    },
  };
}
