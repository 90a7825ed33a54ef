import { unsavedChangesMachine } from '@guildhall/machines/flows/unsavedChanges';

import { defineScreen } from '../../kit/defineScreen.tsx';
import { LaterQuestion } from './useUnsavedChanges.tsx';

/** The question before a form is left. The form itself runs the flow: see `useUnsavedChanges`. */
export const screen = defineScreen({ machine: unsavedChangesMachine, View: LaterQuestion, props: () => ({}) });
