import { layLine } from './line.ts';
import { seeToast } from './steps.ts';
import { expect, test } from './test.ts';

/** What a browser says of an answer that breaks off. */
const troubles = [
  /net::ERR_(CONTENT_LENGTH_MISMATCH|CONNECTION_RESET|CONNECTION_CLOSED|INCOMPLETE_CHUNKED_ENCODING|EMPTY_RESPONSE)/,
];

test('what is sent again after its answer broke off arrives once', async ({ person, guildhall, mail }) => {
  const line = await layLine(guildhall.url);
  const page = await person('visitor', { url: line.url, troubles });
  async function write(subject: string) {
    await page.getByLabel('Name').fill('Vera Visitor');
    await page.getByLabel('Email address').fill('vera@visitor.example');
    await page.getByLabel('Subject').fill(subject);
    await page.getByLabel('Message').fill('Does it reach you?');
    await page.getByRole('button', { name: 'Submit Request' }).click();
  }
  const thanks = page.getByRole('heading', { name: 'Request Submitted!' });

  await page.goto('/contact-support');
  line.cutNextAnswer('POST /api/v1/public/support-requests');
  await write('Over a broken line');
  await seeToast(page, 'Network error', 'Unable to connect to the server. Please try again.');
  await expect(page.getByLabel('Message')).toHaveValue('Does it reach you?');
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await expect(thanks).toBeFocused();

  // By the time that the next one is there, a second of the first would be too.
  await page.getByRole('button', { name: 'Submit Another Request' }).click();
  await write('Over a whole line');
  await expect(thanks).toBeFocused();
  await mail.next('support@guildhall.example', /Over a whole line/);
  expect(mail.mails.filter(({ subject }) => subject.includes('Over a broken line'))).toHaveLength(1);
  await line.close();
});
