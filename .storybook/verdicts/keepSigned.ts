import type { Channel } from 'storybook/internal/channels';

import type { SignedVerdict } from '../../tests/audit/verdicts/verdict.ts';
import type { Signed } from './messages.ts';
import { messages } from './messages.ts';

/** Keeps what is signed in the panel as files, and writes the report anew. For Storybook's `experimental_serverChannel`. */
export function keepSigned(channel: Channel): Channel {
  channel.on(messages.sign, (verdict: SignedVerdict) => {
    const answer = (reason: string | null) => channel.emit(messages.signed, { verdict, reason } satisfies Signed);
    const keep = async () => {
      // The whole audit, which Storybook starts without.
      const [{ writeReport }, { keepVerdict }] = await Promise.all([
        import('../../tests/audit/report/write.ts'),
        import('../../tests/audit/verdicts/verdicts.ts'),
      ]);
      keepVerdict(verdict);
      await writeReport();
    };
    keep().then(
      () => answer(null),
      (error: unknown) => answer(error instanceof Error ? error.message : String(error)),
    );
  });
  return channel;
}
