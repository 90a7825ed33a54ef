import type { Locator, Page } from '@playwright/test';

import type { WallTime } from '../../packages/machines/src/domain/meetingTime.ts';
import { expect } from './test.ts';

/** The year after the present one: everything in it is still to come. */
export const nextYear = new Date().getUTCFullYear() + 1;

export const link = 'https://meet.google.com/abc-defg-hij';

/** A day and a time on which no clock is moved. */
export const winter = { date: `${nextYear}-12-01`, time: '14:30' };

/** Where the client reads the applications to a project. */
export const applicantsOf = (projectId: string): string => `/client-dashboard?tab=applicants&project=${projectId}`;

export const interviewLink = (page: Page): Locator =>
  page.getByRole('main').getByRole('link', { name: /^Schedule Interview:/ });

export const interviewDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Schedule interview' });

const parts = (form: Locator, field: 'Date' | 'Time') =>
  form.getByRole('group', { name: new RegExp(`^${field}(?: \\(optional\\))?$`) }).getByRole('spinbutton');

/** Types a day part by part, as a reader of American English has it. */
async function typeDate(form: Locator, date: unknown): Promise<void> {
  const [year = '', month = '', day = ''] = String(date).split('-');
  await typeParts(parts(form, 'Date'), [month, day, year]);
}

/** Types a time part by part, as a reader of American English has it. */
async function typeTime(form: Locator, time: unknown): Promise<void> {
  const [hour = '', minute = ''] = String(time).split(':');
  const shown = String(Number(hour) % 12 === 0 ? 12 : Number(hour) % 12).padStart(2, '0');
  await typeParts(parts(form, 'Time'), [shown, minute, Number(hour) < 12 ? 'AM' : 'PM']);
}

export async function typeWhen(form: Locator, { date, time }: WallTime): Promise<void> {
  await typeDate(form, date);
  await typeTime(form, time);
}

async function typeParts(fields: Locator, texts: readonly string[]): Promise<void> {
  for (const [index, text] of texts.entries()) {
    await fields.nth(index).pressSequentially(text === 'AM' || text === 'PM' ? text.charAt(0) : text);
  }
  await expect(fields).toHaveText([...texts]);
}

/** Finds a time zone by typing, and chooses the one that is found first. */
export async function chooseZone(form: Locator, typed: string, label: RegExp): Promise<void> {
  const field = form.getByRole('combobox', { name: 'Time zone' });
  await field.fill(typed);
  await form.page().getByRole('option', { name: label }).click();
  await expect(field).toHaveValue(label);
}
