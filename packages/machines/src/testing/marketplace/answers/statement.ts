import type { Schema } from '../../../kit/schema.ts';
import { hiredFor } from '../facts/marketplace.ts';
import type { Post } from '../facts/post.ts';
import { deliveries } from './jobs.ts';

/** What was agreed on a job, and delivered until it was over. */
export function workStatement(post: Post, number: string): Schema<'WorkStatement'> {
  const hired = hiredFor(post);
  if (!hired?.answer) throw new Error(`No one was hired for “${post.title}”.`);
  const { client } = post;
  const { freelancer } = hired;
  return {
    number,
    project: { id: post.id, title: post.title, description: post.description },
    client: { name: client.name, company: client.company, location: client.location },
    freelancer: { name: freelancer.name, company: null, location: freelancer.location },
    budgetMin: post.budget.min,
    budgetMax: post.budget.max,
    duration: post.duration,
    assignedAt: hired.answer.at,
    deliveries: deliveries(post),
    completedAt: post.approvedAt,
    ended: post.ended,
  };
}
