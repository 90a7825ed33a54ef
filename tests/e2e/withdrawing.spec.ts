import { demoAccounts } from '../../apps/server/src/seed/demoAccounts.ts';
import { applyTo, newFreelancer, postJob } from './freelancers.ts';
import { logIn, seeToast } from './steps.ts';
import { expect, test } from './test.ts';

test('a freelancer withdraws, the client reads of it, and one more proposal is sent', async ({ person, mail }) => {
  const freelancer = await person('freelancer');
  const { name, email, token } = await newFreelancer(freelancer, mail, { isComplete: true });
  const title = `Maps of the valley for ${email.slice(0, 8)}`;
  const { id: projectId } = await postJob(freelancer.request, title);
  await applyTo(freelancer.request, token, projectId);

  // Escape is a second thought: the focus goes back to the button.
  await freelancer.goto('/freelancer-dashboard?tab=applications');
  const sent = freelancer.getByRole('main').getByRole('article').filter({ hasText: title });
  const withdraw = sent.getByRole('button', { name: /^Withdraw Application/ });
  await withdraw.click();
  const question = freelancer.getByRole('alertdialog', { name: 'Withdraw this application?' });
  await expect(question).toContainText('You can send one more proposal for this job');
  await freelancer.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(withdraw).toBeFocused();

  await withdraw.click();
  await question.getByRole('button', { name: 'Withdraw Application' }).click();
  await seeToast(freelancer, 'Application Withdrawn');
  await expect(withdraw).toHaveCount(0);
  const history = sent.getByRole('list', { name: 'History' });
  await expect(history.getByRole('listitem')).toContainText(['Application sent', 'You withdrew it']);
  const told = await mail.next(demoAccounts.client.email, new RegExp(`withdrew from “${title}”`));
  expect(told.text).toContain(name);

  // The list of withdrawn ones is an address.
  await freelancer.getByRole('combobox', { name: 'Status' }).selectOption('Withdrawn');
  await expect(freelancer).toHaveURL('/freelancer-dashboard?tab=applications&status=WITHDRAWN');
  await freelancer.reload();
  await expect(history).toBeVisible();

  const client = await person('client');
  await client.setViewportSize({ width: 1280, height: 900 });
  await logIn(client, 'Client', demoAccounts.client);
  await expect(client).toHaveURL('/client-dashboard');
  await client.goto(`/client-dashboard?tab=applicants&project=${projectId}`);
  const card = client.getByRole('main').getByRole('article').filter({ hasText: name });
  await expect(card.getByText('Withdrawn', { exact: true })).toBeVisible();
  await expect(card.getByRole('button', { name: /^(Accept|Reject):/ })).toHaveCount(0);
  await card.getByRole('link', { name: /^View Details/ }).click();
  const pane = client.getByRole('region', { name, exact: true });
  await expect(pane.getByRole('list', { name: 'History' }).getByRole('listitem')).toContainText([
    'Application received',
    'Withdrawn by the freelancer',
  ]);

  // The job takes one more, and then no other.
  await freelancer.goto(`/find-work?job=${projectId}&apply=1`);
  const job = freelancer.getByRole('dialog', { name: title });
  await expect(job.getByText('You withdrew your proposal')).toBeVisible();
  await job.getByLabel('Proposal', { exact: true }).fill('I have the time after all.');
  await job.getByLabel('Cover letter').fill('I have drawn two valleys.');
  await job.getByRole('button', { name: 'Send Proposal' }).click();
  await seeToast(freelancer, 'Proposal Sent!');
  await freelancer.goto(`/freelancer-dashboard?tab=applications&project=${projectId}`);
  await expect(sent).toHaveCount(2);
  await withdraw.click();
  await expect(question).toContainText('no more can be sent');
});
