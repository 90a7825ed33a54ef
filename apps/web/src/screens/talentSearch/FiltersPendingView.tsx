import { FieldsPendingView } from '../shared/filterPanel/FieldsPendingView.tsx';

/** Holds the place of the filters: five fields, two of them for rates, then rating, experience and availability, each with none of them. */
export const FiltersPendingView = () => <FieldsPendingView fields={5} groups={[4, 4, 3]} />;
