import { storyNameFromExport, toId } from 'storybook/internal/csf';

import { storyOfState } from './storyOfState.ts';

/** A story that a state opens. */
export interface StoryLink {
  /** As in Storybook's addresses. */
  id: string;
  /** Where it stands in the sidebar, and what it is called there. */
  title: string;
  name: string;
}

/** What a module of stories exports, as far as it is read here. */
export interface StoryModule {
  /** An id of its own is the beginning of its stories' addresses. */
  default: { id?: string; title: string };
  [story: string]: unknown;
}

/** `otpVerification.waiting` → `Otp Verification Waiting`: what the sidebar calls the story of a state. */
export const stateInWords = (state: string): string => storyNameFromExport(storyOfState(state));

/** The story that a module exports under a name. */
export function linkTo({ default: { id, title } }: StoryModule, exported: string): StoryLink {
  const name = storyNameFromExport(exported);
  return { id: toId(id ?? title, name), title, name };
}

/** The names under which a module exports stories. */
export const storiesIn = (module: StoryModule): string[] => Object.keys(module).filter((name) => name !== 'default');

/** What a story's component is given. */
export function argsOf(module: StoryModule, exported: string): Record<string, unknown> {
  const story = module[exported];
  if (typeof story !== 'object' || story === null || !('args' in story)) return {};
  return typeof story.args === 'object' ? { ...story.args } : {};
}
