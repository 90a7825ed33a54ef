import type { Schema } from '@guildhall/machines/kit/schema';
import { DescriptionList } from '@guildhall/ui/DescriptionList';
import { Money } from '@guildhall/ui/Money';

import { ClientRatingView } from '../jobs/ClientRatingView.tsx';

/** The figures of a job, side by side. */
export function JobFactsView({ job }: { job: Schema<'Job'> }) {
  const { budget, duration, applicationsCount, client } = job;
  return (
    <DescriptionList
      layout="columns"
      items={[
        { term: 'Budget', description: <Money amount={budget.min} to={budget.max} /> },
        { term: 'Duration', description: duration },
        { term: 'Proposals', description: applicationsCount },
        { term: 'Client rating', description: <ClientRatingView value={client.ratings} /> },
      ]}
    />
  );
}
