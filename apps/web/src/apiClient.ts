import type { Api, ApiOptions } from '@guildhall/api/client';
import { createApi } from '@guildhall/api/client';

import { serverClock } from './flow/serverClock.ts';

/** The API client of the browser. The server's clock is read from every answer. */
export const createClient = (options: Pick<ApiOptions, 'getToken' | 'onUnauthorized'>): Api =>
  createApi({ ...options, onAnswer: serverClock.set });
