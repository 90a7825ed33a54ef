import { connect } from '../../apps/server/src/db/connect.ts';
import { finishWork, send } from './freelancers.ts';
import { hiredPair, title } from './hiredPair.ts';
import { seeToast, tick } from './steps.ts';
import { expect, test } from './test.ts';

test('what a freelancer says of a client stays hidden until the client has rated too', async ({ person, mail }) => {
  const client = await person('client');
  const freelancer = await person('freelancer');
  const pair = await hiredPair(client, freelancer, mail);
  await finishWork(client.request, pair);

  await freelancer.goto('/freelancer-dashboard?tab=assigned');
  await freelancer.getByRole('link', { name: `Rate Client: Wren Castell, ${title}` }).click();
  const dialog = freelancer.getByRole('dialog', { name: 'Rate Client' });
  await expect(dialog.getByRole('button', { name: 'Submit Rating' })).toBeDisabled();
  // Two weeks from the completion, by the reader's own calendar.
  const end = new Date(Date.now() + 14 * 86_400_000);
  const day = await freelancer.evaluate(
    (time) => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format(time),
    end.getTime(),
  );
  await expect(dialog).toContainText(`once Wren Castell has rated your work too, at the latest on ${day}`);
  await tick(freelancer, 'radio', '2 Fair');
  await dialog.getByLabel('Review').fill('Slow to answer.');

  // What was typed outlives closing the dialog and a reload.
  await dialog.getByRole('button', { name: 'Later' }).click();
  await expect(dialog).toBeHidden();
  await freelancer.reload();
  await freelancer.getByRole('link', { name: `Rate Client: Wren Castell, ${title}` }).click();
  await expect(dialog.getByLabel('Review')).toHaveValue('Slow to answer.');
  await dialog.getByRole('button', { name: 'Submit Rating' }).click();
  await seeToast(freelancer, 'Rating Submitted');
  await expect(dialog).toBeHidden();
  await expect(
    freelancer.getByText(`It will appear once Wren Castell has rated your work, at the latest on ${day}`),
  ).toBeVisible();

  // No one else sees it: not the client, and no visitor of the client's profile.
  await client.goto('/profile?tab=reviews');
  await expect(client.getByText('No reviews yet')).toBeVisible();
  await client.getByRole('link', { name: /^Public Profile/ }).evaluate((link) => link.removeAttribute('target'));
  await client.getByRole('link', { name: /^Public Profile/ }).click();
  await expect(client).toHaveURL(/\/profile\/wren-castell\//);
  await expect(client.getByText('New client')).toBeVisible();
  const publicProfile = client.url();

  // The client hears that there is a rating, and nothing of what it says.
  const first = await mail.next(pair.clientEmail, /rated working with you/);
  expect(first.text).not.toMatch(/out of 5 stars|Slow/);

  await client.goto('/client-dashboard?tab=jobs');
  await client.getByRole('link', { name: `Rate Freelancer: Rosa Winkler, ${title}` }).click();
  await tick(client, 'radio', '4 Very Good');
  await client.getByRole('dialog').getByRole('button', { name: 'Submit Rating' }).click();
  await seeToast(client, 'Rating Submitted');
  const second = await mail.next(pair.clientEmail, /rated working with you/);
  expect(second.text).toContain('2 out of 5 stars');
  expect(second.text).toContain('Slow to answer.');

  // Now it shows: to the client, to visitors, and on the client's next job.
  await client.goto('/profile?tab=reviews');
  await expect(client.getByRole('tabpanel').getByText('Slow to answer.')).toBeVisible();
  await expect(client.getByRole('tabpanel').getByRole('link', { name: 'Rosa Winkler' })).toBeVisible();
  // The client replies, once: not without words, and not twice when the answer is lost.
  await client.getByRole('button', { name: `Reply: ${title}` }).click();
  const reply = client.getByRole('dialog', { name: 'Reply to this review' });
  await reply.getByRole('button', { name: 'Publish Reply' }).click();
  await expect(reply.getByLabel('Your reply')).toHaveAccessibleDescription(/Write your reply first/);
  await reply.getByLabel('Your reply').fill('We were at the fair that week.');
  await client.route('**/ratings/*/reply', async (route) => {
    await route.fetch();
    await route.abort('failed');
  });
  await reply.getByRole('button', { name: 'Publish Reply' }).click();
  await seeToast(client, 'Error', 'Failed to publish your reply. Please try again.');
  await client.unroute('**/ratings/*/reply');
  await reply.getByRole('button', { name: 'Publish Reply' }).click();
  await seeToast(client, 'Reply Published', 'It appears below the review.');
  await expect(reply).toBeHidden();
  await expect(client.getByRole('tabpanel').getByText('We were at the fair that week.')).toBeVisible();
  await expect(client.getByRole('button', { name: /^Reply/ })).toHaveCount(0);
  await expect(client.getByRole('heading', { name: title })).toBeFocused();
  const told = await mail.next(pair.freelancerEmail, /replied to your review/);
  expect(told.text).toContain('We were at the fair that week.');

  const visitor = await person('visitor');
  await visitor.goto(publicProfile);
  const reviews = visitor.getByRole('region', { name: 'Reviews' });
  await expect(reviews.getByRole('article', { name: title })).toContainText('Slow to answer.');
  await expect(reviews.getByRole('article', { name: title })).toContainText('We were at the fair that week.');
  await expect(reviews.getByRole('link', { name: 'Rosa Winkler' })).toBeVisible();
  await expect(visitor.getByText('2.0 out of 5 stars').first()).toBeVisible();
  await visitor.goto(`/job/a/${pair.projectId}`);
  await expect(visitor.getByText('2.0 out of 5 stars').first()).toBeVisible();

  await freelancer.reload();
  await expect(freelancer.getByText('You rated Wren Castell')).toBeVisible();
  await expect(freelancer.getByText(/It will appear once/)).toHaveCount(0);
});

test('what a freelancer says of a client shows two weeks after completion, whether or not the client has rated', async ({
  person,
  mail,
  guildhall,
}) => {
  const client = await person('client');
  const freelancer = await person('freelancer');
  const pair = await hiredPair(client, freelancer, mail);
  await finishWork(client.request, pair);
  const rating = { rating: 3, review: 'Kept to the plan.' };
  await send(
    freelancer.request,
    'post',
    `/freelancer/projects/${pair.projectId}/rate-client`,
    rating,
    pair.freelancerToken,
  );
  await client.goto('/profile?tab=reviews');
  await expect(client.getByText('No reviews yet')).toBeVisible();
  await freelancer.goto('/freelancer-dashboard?tab=assigned');
  await expect(freelancer.getByText(/It will appear once Wren Castell has rated your work/)).toBeVisible();

  const db = connect(guildhall.connectionString, { max: 1 });
  const completedAt = new Date(Date.now() - 14 * 86_400_000);
  await db.updateTable('projects').set({ completedAt }).where('id', '=', pair.projectId).execute();
  await db.destroy();

  await client.reload();
  await expect(client.getByRole('tabpanel').getByText('Kept to the plan.')).toBeVisible();
  await freelancer.reload();
  await expect(freelancer.getByText('Kept to the plan.')).toBeVisible();
  await expect(freelancer.getByText(/It will appear once/)).toHaveCount(0);
});
