import type { ApplicationStatus, ProjectStatus } from '@guildhall/api/enums';

import { projectStatusMachine } from '../lifecycles/projectStatus/machine.ts';
import { nextStatus } from './lifecycle.ts';
import { mayApply } from './profileCompletion.ts';

/** A freelancer applies to a project once, and once more after a withdrawal. */
const mostApplications = 2;

/** Whether no application can follow this one. `attempt` counts from one. */
export const isLastAttempt = (attempt: number): boolean => attempt >= mostApplications;

/** Whether a freelancer whose latest application to a project this is may send another. */
export const mayApplyAgain = ({ status, attempt }: { status: ApplicationStatus; attempt: number }): boolean =>
  status === 'WITHDRAWN' && !isLastAttempt(attempt);

/** What decides whether a freelancer may apply to a project. */
export interface ApplyingStanding {
  /** The project's. */
  status: ProjectStatus;
  /** And may not apply again. */
  hasApplied: boolean;
  /** How complete the freelancer's profile is, in percent. */
  percentage: number;
}

/** Why a freelancer may not apply: they have already, the project takes no more, or their profile says too little. */
export type Obstacle = 'applied' | 'closed' | 'incomplete';

/** A project takes proposals as long as one could be accepted. */
export const takesProposals = (status: ProjectStatus): boolean =>
  nextStatus(projectStatusMachine, status, { type: 'application.accept' }).ok;

/**
 * What stands between a freelancer and applying, the most final first: completing a profile for a closed project would
 * be in vain. The server refuses by it, and a screen offers a form only where it finds nothing.
 */
export function obstacleTo({ status, hasApplied, percentage }: ApplyingStanding): Obstacle | null {
  if (hasApplied) return 'applied';
  if (!takesProposals(status)) return 'closed';
  return mayApply(percentage) ? null : 'incomplete';
}
