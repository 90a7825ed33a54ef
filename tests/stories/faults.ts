import type { Page } from 'playwright';

/** What Storybook's channel keeps of the last events of a story; it has no types outside of Storybook. */
interface Channel {
  on: (event: string, listener: () => void) => void;
  off: (event: string, listener: () => void) => void;
  last(event: 'storyFinished'): [{ storyId: string; status: 'success' | 'error' }] | undefined;
  last(event: 'playFunctionThrewException'): [Error] | undefined;
  last(event: 'unhandledErrorsWhilePlaying'): [Error[]] | undefined;
}

/**
 * Waits until a story has drawn itself and has played, and gives what went wrong in it: what was thrown, and what its
 * play expected and did not find.
 */
export async function faultsOf(page: Page, storyId: string, timeout = 90_000): Promise<string[]> {
  await page.waitForFunction(() => '__STORYBOOK_ADDONS_CHANNEL__' in window, undefined, { timeout });
  return page.evaluate(
    async ({ id, most }) => {
      const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') as Channel;
      const display = () => document.querySelector('.sb-show-errordisplay #error-message')?.textContent;
      const finished = () => channel.last('storyFinished')?.find((end) => end.storyId === id);
      const ends = ['storyFinished', 'storyThrewException', 'storyErrored', 'storyMissing'];
      await new Promise<void>((resolve, reject) => {
        const end = (error?: Error) => {
          for (const event of ends) channel.off(event, look);
          clearTimeout(limit);
          if (error) reject(error);
          else resolve();
        };
        const isAtEnd = () => finished() !== undefined || Boolean(display());
        // What shows the error comes after the event.
        const look = () => void setTimeout(() => isAtEnd() && end());
        const limit = setTimeout(() => end(new Error(`It has not finished after ${most / 1000} s.`)), most);
        for (const event of ends) channel.on(event, look);
        if (isAtEnd()) end();
      });
      const thrown = channel.last('playFunctionThrewException') ?? [];
      const [unhandled = []] = channel.last('unhandledErrorsWhilePlaying') ?? [];
      const shown = display();
      const all = [...[...thrown, ...unhandled].map(({ message }) => message), ...(shown ? [shown] : [])];
      return all.length > 0 || finished()?.status === 'success' ? all : ['The story failed and does not say why.'];
    },
    { id: storyId, most: timeout },
  );
}
