import { laterView } from '../../flow/laterView.tsx';
import { FieldPendingView } from '../shared/pending/FieldPendingView.tsx';

/** The picture of the own profile, whose code comes beside that of the form. */
export const LaterPicture = laterView(
  async () => (await import('./ProfilePicturePart.tsx')).ProfilePicturePart,
  FieldPendingView,
);
