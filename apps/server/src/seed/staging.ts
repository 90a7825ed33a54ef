import type { ApplicationStatus, ProjectStatus } from '@guildhall/api/enums';

export type Stage = {
  status: ProjectStatus;
  /** What became of the demo freelancer's application; absent when there is none. */
  demoFreelancer?: ApplicationStatus;
  stars?: 3 | 4 | 5;
  meeting?: 'coming';
};

/** Projects that the two demo accounts meet, by title; every other project is left to chance. */
export const staged: Readonly<Record<string, Stage>> = {
  'Redesign of our scheduling dashboard': { status: 'OPEN', meeting: 'coming' },
  'iPhone app that talks to a tide sensor': { status: 'OPEN' },
  'Automated tests for berth planning': { status: 'OPEN', demoFreelancer: 'PENDING' },
  'Prepare a port platform for SOC 2': { status: 'ASSIGNED' },
  'Component library for three port applications': { status: 'PENDING_COMPLETION', demoFreelancer: 'ACCEPTED' },
  'Translate a help centre into French': { status: 'COMPLETED', stars: 5 },
  'Accessibility audit and repair of the city website': { status: 'COMPLETED', demoFreelancer: 'ACCEPTED', stars: 5 },
  'Rebuild the events calendar in Next.js': { status: 'COMPLETED', demoFreelancer: 'ACCEPTED', stars: 5 },
  'Accessibility audit and repair of online exercises': { status: 'COMPLETED', demoFreelancer: 'ACCEPTED', stars: 4 },
  'Rebuild the homes catalogue in Next.js': { status: 'IN_PROGRESS', demoFreelancer: 'ACCEPTED' },
  'Online booking for six outpatient clinics': { status: 'ASSIGNED', demoFreelancer: 'ACCEPTED' },
  'Real-time map of electric boats': { status: 'OPEN', demoFreelancer: 'PENDING', meeting: 'coming' },
  'Component library for nurse workstations': { status: 'OPEN', demoFreelancer: 'PENDING' },
  'Rebuild the course catalogue in Next.js': { status: 'OPEN', demoFreelancer: 'REJECTED' },
  'Accessibility audit and repair of ticket machines on the web': { status: 'ASSIGNED', demoFreelancer: 'REJECTED' },
};

/** How many of the 150 projects are in each status. */
export const share: Readonly<Record<ProjectStatus, number>> = {
  OPEN: 48,
  ASSIGNED: 12,
  IN_PROGRESS: 10,
  PENDING_COMPLETION: 8,
  COMPLETED: 66,
  CANCELLED: 6,
};
