import type { FrameProps } from '../../kit/storyFrame.ts';

/** What concerns a reader of the home page stands alone in its stories. */
export const Frame = ({ children }: Pick<FrameProps, 'children'>) => children;
