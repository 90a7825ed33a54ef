import { hiredPair, title } from './hiredPair.ts';
import { expect, test } from './test.ts';

test('being hired is the first thing that a freelancer sees on the next visit, until it is read', async ({
  person,
  mail,
}) => {
  const [client, freelancer] = [await person('client'), await person('freelancer')];
  await hiredPair(client, freelancer, mail);
  await freelancer.goto('/freelancer-dashboard');
  const waiting = freelancer.getByRole('region', { name: /Waiting for you/ });
  await expect(waiting.getByRole('listitem').first()).toContainText('You are hired.');
  await waiting.getByRole('link', { name: `You are hired. Begin with Wren Castell on “${title}”` }).click();
  await expect(freelancer.getByRole('article', { name: title })).toBeVisible();
  await freelancer.goto('/freelancer-dashboard');
  await expect(waiting).toBeVisible();
  await expect(freelancer.getByText('You are hired.')).toHaveCount(0);
});
