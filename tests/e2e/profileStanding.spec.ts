import { criteria } from '../../packages/machines/src/domain/profileCompletion.ts';
import { newFreelancer } from './freelancers.ts';
import { expect, test } from './test.ts';

const boxes: Record<(typeof criteria)[number], { missing: string; box: string }> = {
  name: { missing: 'Full name', box: 'Full name' },
  bio: { missing: 'Bio', box: 'Bio' },
  location: { missing: 'Location', box: 'Location' },
  age: { missing: 'Age', box: 'Age' },
  skills: { missing: 'At least one skill', box: 'Skills' },
  experience: { missing: 'Experience', box: 'Experience' },
  hourlyRate: { missing: 'Hourly rate', box: 'Hourly rate' },
  links: { missing: 'A link to your work', box: 'GitHub' },
};

test('each criterion that a new freelancer misses leads to its field', async ({ person, mail }) => {
  const page = await person('freelancer');
  await newFreelancer(page, mail, { isComplete: false });
  await page.getByRole('tab', { name: 'Profile' }).click();
  await expect(page).toHaveURL('/freelancer-dashboard?tab=profile');
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '13');
  await expect(panel.getByRole('link', { name: 'Complete Profile' })).toHaveAttribute('href', '/edit-profile');
  for (const { missing, box } of criteria.filter((one) => one !== 'name').map((one) => boxes[one])) {
    await panel.getByRole('link', { name: `${missing}, missing` }).click();
    await expect(page.getByRole('textbox', { name: box })).toBeFocused();
    await page.goBack();
    await expect(panel.getByRole('progressbar')).toBeVisible();
  }
});
