import { durationChoices } from '../jobs/jobOptions.ts';
import { FieldsPendingView } from '../shared/filterPanel/FieldsPendingView.tsx';

/** Holds the place of the filters: four fields, then the durations and none of them. */
export const JobFiltersPendingView = () => <FieldsPendingView fields={4} groups={[durationChoices.options.length]} />;
