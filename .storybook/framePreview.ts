import type { Settings } from './settings.ts';

/** Storybook's preview in a window, as far as it is used here; it has no types outside of Storybook. */
interface FramePreview {
  /** The story that it shows. */
  currentRender?: { phase?: string };
  onSetCurrentStory: (selection: { storyId: string }) => Promise<void>;
  onUpdateGlobals: (update: { globals: Settings }) => Promise<void>;
  loadStory: (selection: { storyId: string }) => Promise<object>;
  /** Draws a story into an element; what it answers takes it away again. */
  renderStoryToElement: (
    story: object,
    element: HTMLElement,
    callbacks: object,
    options: { autoplay: boolean; forceInitialArgs: boolean },
  ) => () => Promise<void>;
  storyStoreValue?: { storyIndex: { entries: Readonly<Record<string, object>> } };
}

/** How far a story is when nothing of it is still to come. */
export const endPhases: readonly string[] = ['finished', 'errored', 'aborted'];

/** Undefined until the frame has loaded it. */
export const previewIn = ({ contentWindow }: Pick<HTMLIFrameElement, 'contentWindow'>): FramePreview | undefined =>
  contentWindow ? (Reflect.get(contentWindow, '__STORYBOOK_PREVIEW__') as FramePreview | undefined) : undefined;
