import type { Schema } from '@guildhall/machines/kit/schema';
import { createContext, use } from 'react';

/** What the dashboard knows of the client's jobs, for its tabs; null before that, and where it shows examples. */
export const KnownDashboard = createContext<Schema<'ClientDashboard'> | null>(null);

/** Names the rejections that can be undone: what is listed changes with them. Null while they are not known. */
export function useRejectionVersion(): string | null {
  const known = use(KnownDashboard);
  return known && known.rejections.map(({ id }) => id).join(' ');
}
