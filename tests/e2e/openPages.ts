import type { APIRequestContext } from '@playwright/test';

import { jobPath } from '../../apps/web/src/jobPath.ts';
import { profilePath } from '../../apps/web/src/profilePath.ts';
import { routes } from '../../apps/web/src/routes.ts';
import { isOpen } from '../../packages/machines/src/domain/access.ts';

/** The addresses of the pages that open to everyone. */
export const openPages = routes.filter(({ access }) => isOpen(access)).map(({ path }) => path);

/** The address of a public profile: that of the first featured freelancer, who is there in every demo marketplace. */
export async function someProfilePath(request: APIRequestContext, origin = ''): Promise<string> {
  const answer = await request.get(`${origin}/api/v1/public/featured/freelancers`);
  const { data } = (await answer.json()) as { data: { id: string; profile: { name: string } }[] };
  const [first] = data;
  if (first === undefined) throw new Error('No freelancer is featured.');
  return profilePath({ id: first.id, name: first.profile.name });
}

/** The address of an open job: that of the first featured one, which is there in every demo marketplace. */
export async function someJobPath(request: APIRequestContext, origin = ''): Promise<string> {
  const answer = await request.get(`${origin}/api/v1/public/featured/projects`);
  const { data } = (await answer.json()) as { data: { id: string; title: string }[] };
  const [first] = data;
  if (first === undefined) throw new Error('No job is featured.');
  return jobPath(first);
}
