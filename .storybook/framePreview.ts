import type { Settings } from './settings.ts';

/** Storybook's preview inside a frame of a page, as far as it is used here; it has no types outside of Storybook. */
interface FramePreview {
  /** The story that it shows. */
  currentRender?: { phase?: string };
  onSetCurrentStory: (selection: { storyId: string }) => Promise<void>;
  onUpdateGlobals: (update: { globals: Settings }) => Promise<void>;
}

/** How far a story is when nothing of it is still to come. */
export const endPhases: readonly string[] = ['finished', 'errored', 'aborted'];

/** Undefined until the frame has loaded it. */
export const previewIn = ({ contentWindow }: HTMLIFrameElement): FramePreview | undefined =>
  contentWindow ? (Reflect.get(contentWindow, '__STORYBOOK_PREVIEW__') as FramePreview | undefined) : undefined;
