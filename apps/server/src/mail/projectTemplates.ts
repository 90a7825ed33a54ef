import type { Role } from '@guildhall/api/enums';
import type { PostChange, PostValues } from '@guildhall/machines/domain/postChange';

import type { Content, Fact } from './layout.ts';
import { budgetText } from './moneyText.ts';
import { client, freelancer, work } from './reasons.ts';

/** What changed in a post, each with what it was; a description is too long for that, and is only named. */
function changedFacts({ before, after }: PostChange): Fact[] {
  const was = linesOf(before);
  const facts = Object.entries(linesOf(after)).map(([name, value]) => ({
    name,
    value: `${value} (before: ${was[name] ?? ''})`,
  }));
  return after.description === undefined ? facts : [...facts, { name: 'Description', value: 'rewritten' }];
}

function linesOf({ title, skillsRequired, budgetMin, budgetMax, duration }: PostValues): Record<string, string> {
  return {
    ...(title !== undefined && { Title: title }),
    ...(skillsRequired && { Skills: skillsRequired.join(', ') }),
    ...(budgetMin !== undefined && budgetMax !== undefined && { Budget: budgetText(budgetMin, budgetMax) }),
    ...(duration && { Duration: duration }),
  };
}

/** What happens to a project beside its applications and its completion. */
export const projectTemplates = {
  /** For those who wait for an answer about it. */
  projectEdited: (data: {
    clientName: string;
    freelancerName: string;
    /** As it is now. */
    projectTitle: string;
    projectId: string;
    edit: PostChange;
  }): Content => ({
    subject: `Changed: “${data.projectTitle}”`,
    paragraphs: [
      `Hello ${data.freelancerName},`,
      `${data.clientName} changed the post “${data.projectTitle}”, to which you applied. Your application is still there. If it no longer fits, you can edit or withdraw it.`,
    ],
    facts: changedFacts(data.edit),
    action: { label: 'See What Changed', path: `/freelancer-dashboard?tab=applications&project=${data.projectId}` },
    reason: freelancer,
  }),

  /** For the side that did not end it. */
  projectEnded: (data: {
    clientName: string;
    freelancerName: string;
    projectTitle: string;
    projectId: string;
    endedBy: Role;
    endReason: string;
    /** Whether an interview that was still to come was cancelled with it. */
    hadInterview: boolean;
  }): Content => {
    const isForClient = data.endedBy === 'FREELANCER';
    const [reader, other] = isForClient
      ? [data.clientName, data.freelancerName]
      : [data.freelancerName, data.clientName];
    return {
      subject: `Ended: “${data.projectTitle}”`,
      paragraphs: [
        `Hello ${reader},`,
        `${other} ended “${data.projectTitle}”.${data.hadInterview ? ' The meeting that you had scheduled has been canceled.' : ''} ${other} gives this reason:`,
      ],
      quote: data.endReason,
      action: isForClient
        ? { label: 'Post It Again', path: `/post-job?again=${data.projectId}` }
        : { label: 'Find Other Work', path: '/find-work' },
      reason: isForClient ? client : work,
    };
  },
};
