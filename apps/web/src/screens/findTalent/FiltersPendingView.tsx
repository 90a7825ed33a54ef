import { FieldsPendingView } from '../shared/filterPanel/FieldsPendingView.tsx';

/** Holds the place of the filters: four fields, then rating, experience and availability, each with none of them. */
export const FiltersPendingView = () => <FieldsPendingView fields={4} groups={[4, 4, 3]} />;
