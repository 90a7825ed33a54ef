import { postJobMachine } from '@guildhall/machines/flows/postJob';

import { defineScreen } from '../../kit/defineScreen.tsx';
import type { Place } from '../../kit/reader.ts';
import { laterJobChoices } from './laterJobChoices.ts';
import { PostJobView } from './PostJobView.tsx';

/** The own project whose post the form begins with, if the address names one. */
const againIn = ({ again }: Place['query']) => again || null;

export const screen = defineScreen({
  machine: postJobMachine,
  View: PostJobView,
  head: { title: 'Post a job', description: 'Describe your project and let freelancers apply.' },
  keyOf: (query) => againIn(query) ?? '',
  input: ({ query }) => ({ again: againIn(query), idempotencyKey: crypto.randomUUID() }),
  draft: {
    // Each job that is posted again has a draft of its own.
    name: ({ query }) => ['postJob', againIn(query)].filter(Boolean).join(':'),
    isLoading: ({ context }) => context.again !== null,
  },
  props: () => ({ choices: laterJobChoices }),
});
