import type { EntryKind, EntryValues } from '@guildhall/machines/flows/profileEntries';

import { monthOf } from '../publicProfile/profileFacts.ts';

/** What each list is called, and what its buttons say. */
export const listWords: Record<EntryKind, { title: string; one: string; none: string }> = {
  education: { title: 'Education', one: 'Education', none: 'Where you have studied will appear here.' },
  experience: { title: 'Experience', one: 'Experience', none: 'Where you have worked will appear here.' },
  portfolio: { title: 'Portfolio', one: 'Piece', none: 'Pieces of your own work will appear here.' },
};

interface Told {
  title: string;
  facts: string;
  text: string;
}

const span = (start: string, end: string): string => `${start} to ${end === '' ? 'today' : end}`;
const monthText = (text: string): string => (text === '' ? '' : monthOf(text));

const told: Record<EntryKind, (values: EntryValues) => Told> = {
  education: ({ degree, institution, field, startYear, endYear }) => ({
    title: `${degree}, ${institution}`,
    facts: [field, span(startYear, endYear)].filter(Boolean).join(' · '),
    text: '',
  }),
  experience: ({ title, company, startDate, endDate, description }) => ({
    title: `${title}, ${company}`,
    facts: span(monthText(startDate), monthText(endDate)),
    text: description,
  }),
  portfolio: ({ title, technologies, projectUrl, description }) => ({
    title,
    facts: [technologies, projectUrl].filter(Boolean).join(' · '),
    text: description,
  }),
};

/** An entry as its owner reads it. */
export const toldOf = (kind: EntryKind, values: EntryValues): Told => told[kind](values);

interface EntryField {
  name: keyof EntryValues;
  label: string;
  description?: string;
  isRequired?: boolean;
  isLong?: boolean;
}

const monthHint = 'Year and month, such as 2018-03.';

/** The fields of an entry, in their order. */
export const entryFields: Record<EntryKind, readonly EntryField[]> = {
  education: [
    { name: 'institution', label: 'School or university', isRequired: true },
    { name: 'degree', label: 'Degree', isRequired: true },
    { name: 'field', label: 'Field of study' },
    { name: 'startYear', label: 'First year', isRequired: true },
    { name: 'endYear', label: 'Last year', description: 'Leave it empty while it goes on.' },
  ],
  experience: [
    { name: 'title', label: 'Job title', isRequired: true },
    { name: 'company', label: 'Company', isRequired: true },
    { name: 'startDate', label: 'From', description: monthHint, isRequired: true },
    { name: 'endDate', label: 'Until', description: `${monthHint} Leave it empty while it goes on.` },
    { name: 'description', label: 'Description', isLong: true },
  ],
  portfolio: [
    { name: 'title', label: 'Title', isRequired: true },
    { name: 'description', label: 'Description', isLong: true },
    { name: 'technologies', label: 'Made with', description: 'With commas between them: React, PostgreSQL.' },
    { name: 'projectUrl', label: 'Web address', description: 'example.com/work is enough.' },
  ],
};
