import { addEducation, addExperience, addPortfolioItem } from '@guildhall/api/limits';
import * as z from 'zod/mini';

import { clearable, optionalText, optionalUrl, requiredText } from '../../kit/fields.ts';
import type { Problems } from '../../kit/forms.ts';
import { hasProblems, parsed, problemsOf } from '../../kit/forms.ts';
import type { Schema } from '../../kit/schema.ts';

/** The lists of a freelancer's profile whose entries are saved one by one. */
export const entryKinds = ['education', 'experience', 'portfolio'] as const;

export type EntryKind = (typeof entryKinds)[number];

/** What is typed, of any kind: each uses its own fields, the others stay empty. */
export interface EntryValues {
  institution: string;
  degree: string;
  field: string;
  startYear: string;
  endYear: string;
  title: string;
  company: string;
  /** Year and month, such as 2018-03. */
  startDate: string;
  endDate: string;
  description: string;
  projectUrl: string;
  /** With commas between them. */
  technologies: string;
}

/** An entry as it is shown and edited. */
export interface Entry {
  id: string;
  values: EntryValues;
  /** The address of its picture. */
  image: string | null;
}

/** An entry as it is sent. */
export type EntryBody =
  | { kind: 'education'; body: Schema<'EducationInput'> }
  | { kind: 'experience'; body: Schema<'ExperienceInput'> }
  | { kind: 'portfolio'; body: Schema<'PortfolioItemInput'> };

export const emptyEntry: EntryValues = {
  institution: '',
  degree: '',
  field: '',
  startYear: '',
  endYear: '',
  title: '',
  company: '',
  startDate: '',
  endDate: '',
  description: '',
  projectUrl: '',
  technologies: '',
};

const year = (required: boolean, { minimum, maximum }: { minimum: number; maximum: number }) =>
  z.pipe(
    z.string().check(
      z.trim(),
      z.refine(
        (text) =>
          (text === '' && !required) || (/^\d{4}$/.test(text) && Number(text) >= minimum && Number(text) <= maximum),
        required ? 'Enter a year of four digits, such as 2013.' : 'Enter a year of four digits, or leave it empty.',
      ),
    ),
    z.transform((text) => (text === '' ? null : Number(text))),
  );

const month = (required: boolean) =>
  z.pipe(
    z.string().check(
      z.trim(),
      z.refine(
        (text) => (text === '' && !required) || /^\d{4}-(0[1-9]|1[0-2])$/.test(text),
        required ? 'Enter a year and month, such as 2018-03.' : 'Enter a year and month, or leave it empty.',
      ),
    ),
    z.transform((text) => (text === '' ? null : `${text}-01`)),
  );

const schemas = {
  education: z.object({
    institution: requiredText('Enter the school or university.', addEducation.institution),
    degree: requiredText('Enter the degree.', addEducation.degree),
    field: clearable(optionalText(addEducation.field)),
    startYear: year(true, addEducation.startYear),
    endYear: year(false, addEducation.endYear),
  }),
  experience: z.object({
    title: requiredText('Enter the job title.', addExperience.title),
    company: requiredText('Enter the company.', addExperience.company),
    startDate: month(true),
    endDate: month(false),
    description: clearable(optionalText(addExperience.description)),
  }),
  portfolio: z.object({
    title: requiredText('Enter a title.', addPortfolioItem.title),
    description: clearable(optionalText(addPortfolioItem.description)),
    projectUrl: clearable(optionalUrl(addPortfolioItem.projectUrl)),
    technologies: z.pipe(
      z.string().check(
        z.refine(
          (text) => wordsIn(text).length <= addPortfolioItem.technologies.maxItems,
          `Use at most ${addPortfolioItem.technologies.maxItems} technologies.`,
        ),
        z.refine(
          (text) => wordsIn(text).every((word) => word.length <= addPortfolioItem.technologies.items.maxLength),
          `Use at most ${addPortfolioItem.technologies.items.maxLength} characters for each.`,
        ),
      ),
      z.transform((text) => wordsIn(text)),
    ),
  }),
};

function wordsIn(text: string): string[] {
  const words = text.split(',').map((word) => word.trim());
  return [...new Set(words.filter((word) => word !== ''))];
}

/** What spans a time has its end after its start. */
function orderProblem(kind: EntryKind, { startYear, endYear, startDate, endDate }: EntryValues): Problems<EntryValues> {
  const [start, end] = kind === 'education' ? [startYear, endYear] : [startDate, endDate];
  if (end.trim() === '' || end.trim() >= start.trim()) return {};
  return { [kind === 'education' ? 'endYear' : 'endDate']: 'It ends before it begins.' };
}

export function problemsIn(kind: EntryKind, values: EntryValues): Problems<EntryValues> {
  const problems = problemsOf(schemas[kind], values);
  // Four digits and a month are written so that they sort; anything else has a problem of its own.
  return hasProblems(problems) ? problems : orderProblem(kind, values);
}

/** Values that hold, as they are sent. */
export function bodyOf(kind: EntryKind, values: EntryValues): EntryBody {
  if (kind === 'education') {
    const { startYear, ...body } = parsed(schemas.education, values);
    // What is required was refused above where it is missing.
    return { kind, body: { ...body, startYear: Number(startYear) } };
  }
  if (kind === 'experience') {
    const { startDate, ...body } = parsed(schemas.experience, values);
    return { kind, body: { ...body, startDate: String(startDate) } };
  }
  return { kind, body: parsed(schemas.portfolio, values) };
}

/** The entries of a profile, as they are edited. */
export const entriesOf: Record<EntryKind, (profile: Schema<'FreelancerProfile'>) => Entry[]> = {
  education: ({ education }) =>
    education.map(({ id, institution, degree, field, startYear, endYear }) => ({
      id,
      image: null,
      values: {
        ...emptyEntry,
        institution,
        degree,
        field: field ?? '',
        startYear: String(startYear),
        endYear: endYear?.toString() ?? '',
      },
    })),
  experience: ({ experienceEntries }) =>
    experienceEntries.map(({ id, title, company, startDate, endDate, description }) => ({
      id,
      image: null,
      values: {
        ...emptyEntry,
        title,
        company,
        startDate: startDate.slice(0, 7),
        endDate: endDate?.slice(0, 7) ?? '',
        description: description ?? '',
      },
    })),
  portfolio: ({ portfolio }) =>
    portfolio.map(({ id, title, description, projectUrl, technologies, image }) => ({
      id,
      image,
      values: {
        ...emptyEntry,
        title,
        description: description ?? '',
        projectUrl: projectUrl ?? '',
        technologies: technologies.join(', '),
      },
    })),
};

/** Where an entry stands: 1 is the first, 0 is nowhere. */
export const placeOf = (entries: readonly Entry[] | null, id: string): number =>
  (entries?.findIndex((entry) => entry.id === id) ?? -1) + 1;

/** The entries with one of them so many places further down. */
export function movedIn(entries: readonly Entry[], id: string, by: number): Entry[] {
  const place = placeOf(entries, id);
  const others = entries.filter((entry) => entry.id !== id);
  return others.toSpliced(place - 1 + by, 0, ...entries.slice(place - 1, place));
}
