import { FieldPendingView } from '../shared/fields/FieldPendingView.tsx';

/** Holds the place of a field with a list, whose code comes after the page's own. */
export const ChoicePendingView = () => (
  <div aria-busy="true">
    <FieldPendingView />
  </div>
);
