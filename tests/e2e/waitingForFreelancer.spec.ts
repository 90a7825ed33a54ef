import { finishWork, send } from './freelancers.ts';
import { hiredPair, title } from './hiredPair.ts';
import { seeToast, tick } from './steps.ts';
import { expect, test } from './test.ts';

test('a freelancer sees at once what waits for them, and each leads to where it is done', async ({ person, mail }) => {
  const [client, page] = [await person('client'), await person('freelancer')];
  const pair = await hiredPair(client, page, mail);
  const waiting = page.getByRole('region', { name: /^Waiting for you/ });
  const lines = waiting.getByRole('listitem');
  // The profile of a newcomer says little yet.
  await expect(lines).toHaveText([/^You are hired\. Begin with Wren Castell/, /^Complete your profile63% complete\./]);
  await waiting.getByRole('link', { name: 'Complete your profile' }).click();
  await expect(page.getByRole('tab', { name: 'Profile' })).toHaveAttribute('aria-selected', 'true');
  await page.goBack();

  // The client sends work back in another window: it is there on return.
  const { projectId, clientToken, freelancerToken } = pair;
  const { request } = client;
  await send(request, 'put', `/freelancer/projects/${projectId}/request-completion`, {}, freelancerToken);
  const reason = 'The door sign says Spoke.';
  await send(request, 'put', `/client/projects/${projectId}/reject-completion`, { reason }, clientToken);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(lines.first()).toContainText(`Continue with what Wren Castell sent back: “${title}”${reason}Sent back`);
  await waiting.getByRole('link', { name: /^Continue with/ }).click();
  await expect(page.getByRole('tabpanel').getByText(reason)).toBeVisible();
  await page.goBack();

  // A client is rated right here, and then waits no longer.
  await finishWork(request, pair);
  await page.reload();
  await expect(lines.first()).toContainText(`Rate Wren Castell for “${title}”`);
  await waiting.getByRole('link', { name: /^Rate Wren Castell/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Rate Client' });
  await tick(page, 'radio', '5 Excellent');
  await dialog.getByRole('button', { name: 'Submit Rating' }).click();
  await seeToast(page, 'Rating Submitted');
  await expect(dialog).toBeHidden();
  await expect(lines).toHaveText([/^Complete your profile/]);

  // Nothing waits where the profile is complete too.
  const links = { githubUrl: 'https://github.com/rosa', age: 34, skills: 'Illustration' };
  const profile = { name: 'Rosa Winkler', bio: 'I draw.', location: 'Graz', experience: '6', hourlyRate: 65, ...links };
  await send(page.request, 'put', '/freelancer/profile', profile, freelancerToken);
  await page.reload();
  await expect(waiting.getByText('Nothing right now.')).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Search jobs' })).toBeVisible();
});
