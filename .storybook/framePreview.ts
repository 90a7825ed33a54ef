import type { Settings } from './settings.ts';

/** Storybook's preview inside a frame of a page, as far as it is used here; it has no types outside of Storybook. */
interface FramePreview {
  onSetCurrentStory: (selection: { storyId: string }) => Promise<void>;
  onUpdateGlobals: (update: { globals: Settings }) => Promise<void>;
}

/** Undefined until the frame has loaded it. */
export const previewIn = ({ contentWindow }: HTMLIFrameElement): FramePreview | undefined =>
  contentWindow ? (Reflect.get(contentWindow, '__STORYBOOK_PREVIEW__') as FramePreview | undefined) : undefined;
