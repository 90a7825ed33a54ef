import { demoAccounts } from '../../apps/server/src/seed/demoAccounts.ts';
import { countInterviews, newApplication, scheduleInterview } from './freelancers.ts';
import {
  chooseZone,
  applicantsOf,
  changeDay,
  interviewDialog,
  interviewLink,
  link,
  nextYear,
  openInterviewForm,
  typeWhen,
  winter,
} from './interviewForm.ts';
import { tabTo } from './keyboard.ts';
import { hearNothing, logIn, seeToast, signIn, toast } from './steps.ts';
import { expect, test } from './test.ts';

const { client, freelancer } = demoAccounts;

test('a client schedules an interview, and the freelancer has it in the calendar', async ({ person, mail }) => {
  const page = await person('client');
  const { id, projectId } = await newApplication(page.request, 'Plates for a guide to mosses');
  const form = await openInterviewForm(page, projectId);
  await typeWhen(form, winter);
  await chooseZone(form, 'japan', /^Tokyo, Japan Standard Time, UTC\+9$/);
  await form.getByLabel('Duration').selectOption('45 minutes');
  await form.getByLabel('Meeting link').fill(link);
  const clocks = form.getByRole('definition');
  await expect(clocks.last().getByRole('time')).toHaveAttribute('datetime', `${nextYear}-12-01T05:30:00.000Z`);
  await expect(clocks.last()).toContainText(/day, December 1, \d{4} at 2:30\sPM GMT\+9/);
  await expect(form.getByText('No other meeting is in the way.')).toBeVisible();
  await form.getByRole('button', { name: 'Schedule Interview' }).click();
  await seeToast(page, 'Interview Scheduled Successfully');
  await expect(form).toBeHidden();
  await expect(page).toHaveURL(applicantsOf(projectId));
  const card = page.getByRole('main').getByRole('article');
  await expect(card.getByText('Application Interview')).toBeVisible();
  await expect(interviewLink(page)).toHaveCount(0);
  await expect(card.getByRole('heading', { name: freelancer.name })).toBeFocused();
  expect(await countInterviews(page.request, id)).toBe(1);

  const { calendar, text } = await mail.next(freelancer.email, /interview/i);
  expect(text).toContain(link);
  expect(calendar).toContain(`DTSTART:${nextYear}1201T053000Z`);
  expect(calendar).toContain(`DTEND:${nextYear}1201T061500Z`);

  // Another interview at that time is seen to be in the way, and possible all the same.
  const other = await newApplication(page.request, 'Plates for a guide to lichens');
  await page.goto(`${applicantsOf(other.projectId)}&interview=${other.id}`);
  await typeWhen(form, { ...winter, time: '05:45' });
  await expect(form.getByText('You have “Application Interview” at this time.')).toBeVisible();
});

test('every field says what is wrong with it until it is edited, and where clocks change', async ({ person }) => {
  const page = await person('client');
  const { projectId } = await newApplication(page.request, 'Plates for a guide to ferns');
  const form = await openInterviewForm(page, projectId);
  const send = form.getByRole('button', { name: 'Schedule Interview' });
  const titleField = form.getByLabel('Meeting title');
  const linkField = form.getByLabel('Meeting link');
  await titleField.fill(' ');
  await send.click();
  await seeToast(page, 'Validation Error', 'Please fix the errors before scheduling the interview.');
  for (const field of ['link', 'date', 'time', 'title'])
    await expect(form.getByText(`Meeting ${field} is required`)).toBeVisible();
  await expect(form.getByRole('spinbutton', { name: /month/ })).toBeFocused();

  await titleField.fill('A first talk');
  await expect(form.getByText('Meeting title is required')).toBeHidden();
  await linkField.fill('https://meet.google.com.example.com/abc');
  await typeWhen(form, { date: '2020-02-29', time: '10:00' });
  await send.click();
  await expect(linkField).toHaveAccessibleDescription(/Please provide a valid Google Meet or Zoom link/);
  await expect(form.getByText('Meeting date cannot be in the past')).toBeVisible();

  const zone = 'America/New_York';
  await chooseZone(form, 'new york', /^New York, Eastern Time, UTC-[45]$/);
  await expect(form.getByText('Meeting date cannot be in the past')).toBeHidden();
  await typeWhen(form, { date: changeDay(zone, '02:30', 'forward'), time: '02:30' });
  await expect(form.getByText(/go forward on this day, so there is no 02:30\. .* such as 03:30\./)).toBeVisible();
  await send.click();
  await expect(form.getByText(/^The clocks in New York go forward over 02:30/)).toBeVisible();
  await typeWhen(form, { date: changeDay(zone, '01:30', 'back'), time: '01:30' });
  await expect(form.getByText(/go back on this day, so 01:30 comes twice\./)).toBeVisible();
  await expect(form.getByRole('definition').last()).toContainText('GMT-4');

  await form.getByRole('button', { name: 'Reset Form' }).click();
  await expect(titleField).toHaveValue('Application Interview');
  await expect(linkField).toHaveValue('');
  await expect(form.getByRole('combobox', { name: 'Time zone' })).toHaveValue('UTC, Coordinated Universal Time');
  await expect(form.getByRole('button', { name: 'Reset Form' })).toBeFocused();
});

test('an interview whose answer was lost is booked once', async ({ person }) => {
  const page = await person('client');
  const { id, projectId } = await newApplication(page.request, 'Plates for a guide to reeds');
  const form = await openInterviewForm(page, projectId);
  await typeWhen(form, { ...winter, time: '08:00' });
  await form.getByLabel('Meeting link').fill(link);
  await page.route(
    /\/applications\/[^/]+\/meetings$/,
    async (route) => {
      await route.fetch();
      await route.abort('failed');
    },
    { times: 1 },
  );
  const send = form.getByRole('button', { name: 'Schedule Interview' });
  await send.click();
  await seeToast(page, 'Network error');
  await expect(form.getByLabel('Meeting link')).toHaveValue(link);
  expect(await countInterviews(page.request, id)).toBe(1);
  await send.click();
  await seeToast(page, 'Interview Scheduled Successfully');
  await expect(form).toBeHidden();
  expect(await countInterviews(page.request, id)).toBe(1);
});

test('what was chosen outlives closing and a session that ends, until another interview overtakes it', async ({
  person,
}) => {
  const page = await person('client');
  await hearNothing(page);
  const { id, projectId } = await newApplication(page.request, 'Plates for a guide to sedges');
  const form = await openInterviewForm(page, projectId);
  await typeWhen(form, { ...winter, time: '09:00' });
  await form.getByLabel('Meeting link').fill(link);
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(page).toHaveURL(applicantsOf(projectId));
  await expect(interviewLink(page)).toBeFocused();
  await interviewLink(page).click();
  await expect(form.getByLabel('Meeting link')).toHaveValue(link);

  const token = await page.evaluate(() => window.sessionStorage.getItem('clienttoken'));
  await page.request.post('/api/v1/session/logout', { headers: { Authorization: `Bearer ${token}` } });
  await form.getByRole('button', { name: 'Schedule Interview' }).click();
  await expect(page).toHaveURL(/\/login\?next=.*interview/);
  await signIn(page, 'Client', client);
  await expect(form.getByLabel('Meeting link')).toHaveValue(link);
  await expect(form.getByRole('spinbutton', { name: /year/ })).toHaveText(String(nextYear));

  const meeting = { googleMeetLink: link, meetingDate: winter.date, meetingTime: '18:00', meetingTitle: 'By phone' };
  await scheduleInterview(page.request, id, meeting);
  await form.getByRole('button', { name: 'Schedule Interview' }).click();
  await expect(toast(page, 'Error Scheduling Interview')).toContainText('already has a meeting');
  await expect(form).toBeHidden();
  await expect(page.getByRole('main').getByRole('article').getByText('By phone')).toBeVisible();
  await expect(interviewLink(page)).toHaveCount(0);
});

test('by keys alone, on a narrow screen: an interview is scheduled', async ({ person }) => {
  const page = await person('client');
  await page.setViewportSize({ width: 320, height: 640 });
  const { projectId } = await newApplication(page.request, 'Plates for a guide to rushes');
  await logIn(page, 'Client', client);
  await expect(page).toHaveURL('/client-dashboard');
  await page.goto(applicantsOf(projectId));
  await expect(interviewLink(page)).toBeVisible();
  await tabTo(page, interviewLink(page));
  await page.keyboard.press('Enter');
  const form = interviewDialog(page);
  await tabTo(page, form.getByRole('spinbutton', { name: /month/ }));
  await page.keyboard.type('1201');
  await page.keyboard.type(String(nextYear));
  await tabTo(page, form.getByRole('spinbutton', { name: /hour/ }));
  await page.keyboard.type('1115');
  await page.keyboard.type('a');
  await tabTo(page, form.getByLabel('Meeting link'));
  await page.keyboard.type(link);
  await tabTo(page, form.getByRole('radio', { name: 'Interview', exact: true }));
  await page.keyboard.press('ArrowDown');
  await expect(form.getByRole('radio', { name: 'Discussion' })).toBeChecked();
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBe(320);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect.poll(width).toBe(320);
  // Twice the text on twice the width leaves room for as much.
  await page.setViewportSize({ width: 640, height: 640 });
  await expect.poll(() => form.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await tabTo(page, form.getByRole('button', { name: 'Schedule Interview' }));
  await page.keyboard.press('Enter');
  await seeToast(page, 'Interview Scheduled Successfully');
  await expect(form).toBeHidden();
});
