import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright';

/** What Storybook's channel keeps of the last events of a story; it has no types outside of Storybook. */
interface Channel {
  last(event: 'storyFinished'): [{ storyId: string; status: 'success' | 'error'; reporters: Report[] }] | undefined;
  last(event: 'playFunctionThrewException'): [Error] | undefined;
  last(event: 'unhandledErrorsWhilePlaying'): [Error[]] | undefined;
}

interface Report {
  type: string;
  status: 'passed' | 'warning' | 'failed';
  result?: Partial<AxeResults> & { error?: Error };
}

/**
 * Waits until a story has drawn itself, has played and was read by axe, and gives what went wrong in it: what was
 * thrown, what its play expected and did not find, and each of axe's violations.
 */
export async function faultsOf(page: Page, storyId: string, timeout = 30_000): Promise<string[]> {
  const outcome = await page.waitForFunction(
    (id) => {
      const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') as Channel | undefined;
      const [finished] = channel?.last('storyFinished') ?? [];
      if (!channel || finished?.storyId !== id) return null;
      const thrown = channel.last('playFunctionThrewException') ?? [];
      const [unhandled = []] = channel.last('unhandledErrorsWhilePlaying') ?? [];
      const shown = document.querySelector('.sb-show-errordisplay #error-message')?.textContent;
      const reports = finished.reporters.flatMap(({ status, type, result }) => {
        if (status === 'passed') return [];
        const violations = (result?.violations ?? []).map(
          ({ id, help, nodes }) => `${id}: ${help}. ${nodes.map(({ html }) => html).join(' ')}`,
        );
        return violations.length > 0 ? violations : [`${type}: ${result?.error?.message ?? status}`];
      });
      const faults = [...thrown, ...unhandled].map(({ message }) => message);
      const all = [...faults, ...(shown ? [shown] : []), ...reports];
      return all.length > 0 || finished.status === 'success' ? all : ['The story failed and does not say why.'];
    },
    storyId,
    { timeout },
  );
  return (await outcome.jsonValue()) ?? [];
}
