import type { SaveCall } from '@guildhall/machines/archetypes/versionedForm';
import { editJobMachine } from '@guildhall/machines/flows/editJob';
import type { Schema, Versioned } from '@guildhall/machines/kit/schema';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import { fromPromise } from 'xstate';

import { jobPath } from '../../jobPath.ts';
import type { Mounted } from '../../kit/defineScreen.tsx';
import { defineScreen } from '../../kit/defineScreen.tsx';
import type { Place } from '../../kit/reader.ts';
import { jobsHref } from '../clientDashboard/tabs.ts';
import { laterJobChoices } from '../postJob/laterJobChoices.ts';
import { useUnsavedChanges } from '../unsavedChanges/useUnsavedChanges.tsx';
import { EditJobView } from './EditJobView.tsx';

const projectIn = ({ project }: Place['query']) => project ?? '';

/** What was saved is read where everyone reads it. */
function ToSavedPost({ snapshot, place }: Mounted<typeof editJobMachine, unknown>) {
  const [, navigate] = useLocation();
  const isSaved = snapshot.matches('saved');
  const leave = useEffectEvent(() =>
    navigate(jobPath({ id: projectIn(place.query), title: snapshot.context.values.title })),
  );
  useEffect(() => {
    if (isSaved) leave();
  }, [isSaved]);
  return null;
}

export const screen = defineScreen({
  machine: editJobMachine,
  View: EditJobView,
  head: { title: 'Edit your post', description: 'Change what one of your open jobs says.' },
  keyOf: projectIn,
  input: ({ query }) => ({ isNamed: projectIn(query) !== '' }),
  draft: {
    // Each post has a draft of its own.
    name: ({ query }) => `editJob:${projectIn(query)}`,
    isOver: (snapshot) =>
      snapshot.matches('saved') ||
      snapshot.matches('missing') ||
      (snapshot.matches('loading') && snapshot.context.draft === null),
    useLeaving: useUnsavedChanges,
  },
  props: ({ query }) => ({
    choices: laterJobChoices,
    jobHref: (title: string) => jobPath({ id: projectIn(query), title }),
    jobsHref: jobsHref({}),
  }),
  calls: (api, { query }) => ({
    getClientProject: fromPromise<Versioned<Schema<'ClientProject'>>, void>(({ signal }) =>
      api.getClientProject.answer({ params: { projectId: projectIn(query) }, signal }),
    ),
    editProject: fromPromise<unknown, SaveCall<Schema<'ProjectCreation'>>>(({ input, signal }) =>
      api.editProject({ ...input, params: { projectId: projectIn(query) }, signal }),
    ),
  }),
  additions: [ToSavedPost],
});
