import { demoAccounts } from '../../apps/server/src/seed/demoAccounts.ts';
import { applyTo, newFreelancer, postJob } from './freelancers.ts';
import { logIn, seeToast } from './steps.ts';
import { expect, test } from './test.ts';

test('a freelancer edits an application until the client has read it', async ({ person, mail }) => {
  const freelancer = await person('freelancer');
  const { name, email, token } = await newFreelancer(freelancer, mail, { isComplete: true });
  const title = `Lights of the harbour for ${email.slice(0, 8)}`;
  const { id: projectId } = await postJob(freelancer.request, title);
  await applyTo(freelancer.request, token, projectId);

  const client = await person('client');
  await client.setViewportSize({ width: 1280, height: 900 });
  await logIn(client, 'Client', demoAccounts.client);
  await expect(client).toHaveURL('/client-dashboard');
  const applicants = `/client-dashboard?tab=applicants&project=${projectId}`;
  const received = client.getByRole('main').getByRole('article').filter({ hasText: name });
  // The list is on screen before the text is edited.
  await client.goto(applicants);
  await expect(received).toBeVisible();

  await freelancer.goto('/freelancer-dashboard?tab=applications');
  const sent = freelancer.getByRole('main').getByRole('article').filter({ hasText: title });
  const edit = sent.getByRole('link', { name: /^Edit Application/ });
  const dialog = freelancer.getByRole('dialog', { name: 'Edit application' });
  const proposal = dialog.getByLabel('Proposal', { exact: true });
  const saveChanges = dialog.getByRole('button', { name: 'Save Changes' });
  const question = freelancer.getByRole('alertdialog', { name: 'Leave without saving?' });

  // Unchanged, it closes at once; changed, it asks first.
  await edit.click();
  await expect(freelancer).toHaveURL(/[?&]edit=/);
  await expect(saveChanges).toBeDisabled();
  await freelancer.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(edit).toBeFocused();
  await edit.click();
  await proposal.fill('I would forget this again.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Keep Editing' }).click();
  await expect(proposal).toHaveValue('I would forget this again.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Discard Changes' }).click();
  await expect(dialog).toHaveCount(0);

  // What is typed survives a reload, and is saved.
  await edit.click();
  await expect(proposal).not.toHaveValue('I would forget this again.');
  await proposal.fill('I would measure the lights first.');
  await freelancer.reload();
  await expect(proposal).toHaveValue('I would measure the lights first.');
  await dialog.getByLabel('Cover letter').fill('I have lit two harbours.');
  await saveChanges.click();
  await seeToast(freelancer, 'Application Saved');
  await expect(dialog).toHaveCount(0);
  await expect(sent.getByText('I would measure the lights first.')).toBeVisible();
  const history = sent.getByRole('list', { name: 'History' });
  await expect(history.getByRole('listitem')).toContainText(['Application sent', 'You edited it']);

  // The dialog is open with another text when the client opens the application: they read what was saved.
  await edit.click();
  await proposal.fill('Too late by a minute.');
  await received.getByRole('link', { name: /^View Details/ }).click();
  const pane = client.getByRole('region', { name, exact: true });
  await expect(pane.getByText('I would measure the lights first.')).toBeVisible();
  await expect(pane.getByText('I have lit two harbours.')).toBeVisible();
  const before = pane.getByLabel('What it said before');
  await expect(before).toContainText('Earlier proposal');
  await expect(before).toContainText('Earlier cover letter');
  await expect(before).not.toContainText('I would measure the lights first.');

  await saveChanges.click();
  const refusal = dialog.getByRole('alert').filter({ hasText: 'The client read this application on' });
  await expect(refusal).toBeVisible();
  await expect(proposal).toHaveValue('Too late by a minute.');
  await expect(proposal).not.toBeEditable();
  await freelancer.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await dialog.getByRole('button', { name: 'Copy Text' }).click();
  await seeToast(freelancer, 'Copied');
  expect(await freelancer.evaluate(async () => navigator.clipboard.readText())).toContain('Too late by a minute.');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await question.getByRole('button', { name: 'Discard Changes' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(history.getByRole('listitem')).toContainText([
    'Application sent',
    'You edited it',
    'Viewed by the client',
  ]);
  await expect(edit).toHaveCount(0);
  await expect(sent.getByText('I would measure the lights first.')).toBeVisible();
  await client.reload();
  await expect(pane.getByText('I would measure the lights first.')).toBeVisible();
});
