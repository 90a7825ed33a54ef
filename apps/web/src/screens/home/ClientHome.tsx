import type { ReactNode } from 'react';

import { screen as peopleForPosts } from '../peopleForPosts/screen.tsx';

/** What concerns a client, and the rest of the page. Browser only. */
export const ClientHome = ({ children }: { children: ReactNode }) => (
  <peopleForPosts.Around>{(_mounted, draw) => draw({ children })}</peopleForPosts.Around>
);
