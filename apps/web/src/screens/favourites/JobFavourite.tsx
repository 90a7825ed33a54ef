import { favouritesMachine } from '@guildhall/machines/flows/favourites';
import { useState } from 'react';

import { useFlow } from '../../flow/useFlow.ts';
import { withCalls } from '../../kit/withCalls.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import { favouritesCalls } from './favouritesCalls.ts';
import { FavouriteView } from './FavouriteView.tsx';
import { readFavourites } from './keptFavourites.ts';

interface JobFavouriteProps {
  /** Whose favourites they are, by email. */
  account: string;
  jobId: string;
  /** What the job is called. */
  title: string;
}

/** Whether a job is a favourite, beside its own details. Lists of this window and of others know of a change at once. */
export function JobFavourite({ account, jobId, title }: JobFavouriteProps) {
  const api = useApi();
  const [jobIds] = useState(() => readFavourites(account));
  const flow = useFlow(() => withCalls(favouritesMachine, api, favouritesCalls(api, account)), {
    input: { address: { page: null }, jobIds },
  });
  return <FavouriteView {...flow} jobId={jobId} title={title} isNamed />;
}
