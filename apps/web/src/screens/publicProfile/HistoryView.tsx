import type { Schema } from '@guildhall/machines/kit/schema';
import { BriefcaseBusiness, GraduationCap } from '@guildhall/ui/icons';
import { Timeline } from '@guildhall/ui/Timeline';

import { monthOf } from './profileFacts.ts';

interface HistoryViewProps {
  experience: readonly Schema<'ExperienceEntry'>[];
  education: readonly Schema<'Education'>[];
}

/** Where someone has worked and learned. */
export function HistoryView({ experience, education }: HistoryViewProps) {
  const work = experience.map(({ id, title, company, startDate, endDate, description }) => ({
    id,
    title: `${title}, ${company}`,
    time: `${monthOf(startDate)} to ${endDate === null ? 'today' : monthOf(endDate)}`,
    icon: BriefcaseBusiness,
    ...(description !== null && { description }),
  }));
  const schools = education.map(({ id, institution, degree, field, startYear, endYear }) => ({
    id,
    title: `${degree}${field === null ? '' : `, ${field}`}, ${institution}`,
    time: `${startYear} to ${endYear ?? 'today'}`,
    icon: GraduationCap,
  }));
  return (
    <>
      {work.length === 0 ? null : <Timeline events={work} aria-label="Experience" />}
      {schools.length === 0 ? null : <Timeline events={schools} aria-label="Education" />}
    </>
  );
}
