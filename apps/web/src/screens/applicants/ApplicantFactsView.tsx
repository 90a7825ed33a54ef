import type { Schema } from '@guildhall/machines/kit/schema';
import { DescriptionList } from '@guildhall/ui/DescriptionList';
import { Money } from '@guildhall/ui/Money';
import { RatingDisplay } from '@guildhall/ui/RatingDisplay';

import { EmailView } from './EmailView.tsx';

const notStated = 'Not stated';

/** What a freelancer says of themselves, and what their record says. */
export function ApplicantFactsView({ freelancer }: { freelancer: Schema<'Applicant'> }) {
  const { email, location, ratings, totalRatings, hourlyRate, experience, age, projectsCompleted } = freelancer;
  return (
    <DescriptionList
      layout="columns"
      aria-label="About the freelancer"
      items={[
        { term: 'Rating', description: <RatingDisplay value={ratings} count={totalRatings} /> },
        {
          term: 'Hourly rate',
          description: hourlyRate === null ? notStated : <Money amount={hourlyRate} per="hour" />,
        },
        { term: 'Projects completed', description: projectsCompleted },
        { term: 'Age', description: age ?? notStated },
        { term: 'Experience', description: experience ?? notStated },
        { term: 'Location', description: location ?? notStated },
        { term: 'Email', description: email === null ? 'No longer available' : <EmailView email={email} /> },
      ]}
    />
  );
}
