import type { Decorator } from '@storybook/react-vite';

import { Button } from '../components/Button/Button.tsx';
import type { DialogProps } from '../components/Dialog/Dialog.tsx';

/** The button that opens what floats, in its story. */
export const withTrigger =
  (words: string): Decorator =>
  (Story, { args }) => {
    // What floats is opened as a dialog is.
    const { onOpenChange } = args as Pick<DialogProps, 'onOpenChange'>;
    return (
      <>
        <Button onPress={() => onOpenChange(true)}>{words}</Button>
        <Story />
      </>
    );
  };
