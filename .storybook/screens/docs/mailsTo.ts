import { dashed, words } from '../../../scripts/new/words.ts';

/** An email as a link names it: its story, and what it is called there. */
export interface MailLink {
  id: string;
  name: string;
}

const publicUrl = 'https://guildhall.example.com';

/** The emails of which some link leads to one of the addresses, as their examples say. */
export async function mailsTo(addresses: readonly string[]): Promise<MailLink[]> {
  if (addresses.length === 0) return [];
  // What the server needs to write mail, which no screen does.
  const [{ mailExamples }, { renderMail }] = await Promise.all([
    import('../../../apps/server/src/mail/examples.ts'),
    import('../../../apps/server/src/mail/templates.ts'),
  ]);
  // Object.keys forgets which keys it was given.
  const names = Object.keys(mailExamples) as (keyof typeof mailExamples)[];
  const leads = (name: keyof typeof mailExamples) => {
    const { text } = renderMail(name, mailExamples[name], publicUrl);
    return [...text.matchAll(/https:\/\/guildhall\.example\.com([^\s?#]*)/g)].some(([, path = '']) =>
      addresses.includes(path === '' ? '/' : path),
    );
  };
  return names.filter(leads).map((name) => ({ id: `mails--${dashed(name)}`, name: words(name) }));
}
