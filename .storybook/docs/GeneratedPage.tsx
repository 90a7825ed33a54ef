import { useOf } from '@storybook/addon-docs/blocks';

import { MailDocs } from '../mails/MailDocs.tsx';
import { ScreenDocs } from '../screens/docs/ScreenDocs.tsx';

/** The documentation of what has no page of its own in Markdown. */
export function GeneratedPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  return preparedMeta.title.startsWith('Emails/') ? <MailDocs /> : <ScreenDocs />;
}
