import { finishWork } from './freelancers.ts';
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
    freelancer.getByText(`It shows once Wren Castell has rated your work, at the latest on ${day}`),
  ).toBeVisible();

  // The client hears that there is a rating, and nothing of what it says.
  const first = await mail.next(pair.clientEmail, /rated working with you/);
  expect(first.text).not.toMatch(/of 5 stars|Slow/);

  await client.goto('/client-dashboard?tab=jobs');
  await client.getByRole('link', { name: `Rate Freelancer: Rosa Winkler, ${title}` }).click();
  await tick(client, 'radio', '4 Very Good');
  await client.getByRole('dialog').getByRole('button', { name: 'Submit Rating' }).click();
  await seeToast(client, 'Rating Submitted');
  const second = await mail.next(pair.clientEmail, /rated working with you/);
  expect(second.text).toContain('2 of 5 stars');
  expect(second.text).toContain('Slow to answer.');
  await freelancer.reload();
  await expect(freelancer.getByText('You rated Wren Castell')).toBeVisible();
  await expect(freelancer.getByText(/It shows once/)).toHaveCount(0);
});
