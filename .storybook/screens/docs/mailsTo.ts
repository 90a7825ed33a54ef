import { dashed, words } from '../../../scripts/new/words.ts';

/** An email as a link names it: its story, and what it is called there. */
export interface MailLink {
  id: string;
  name: string;
}

const publicUrl = 'https://guildhall.example.com';

/** Where a screen is found. */
export interface Place {
  path: string;
  /** Of the page at that address. Default: it is the page itself. */
  tab?: string;
}

/** Whether a link of an email leads there. */
function isAt({ pathname, searchParams }: URL, { path, tab }: Place): boolean {
  return pathname === path && (tab === undefined || [...searchParams.values()].includes(tab));
}

/** The emails of which some link leads to one of the places, as their examples say. */
export async function mailsTo(places: readonly Place[]): Promise<MailLink[]> {
  if (places.length === 0) return [];
  // What the server needs to write mail, which no screen does.
  const [{ mailExamples }, { renderMail }] = await Promise.all([
    import('../../../apps/server/src/mail/examples.ts'),
    import('../../../apps/server/src/mail/templates.ts'),
  ]);
  // Object.keys forgets which keys it was given.
  const names = Object.keys(mailExamples) as (keyof typeof mailExamples)[];
  const leads = (name: keyof typeof mailExamples) => {
    const { text } = renderMail(name, mailExamples[name], publicUrl);
    const links = (text.match(/https:\/\/guildhall\.example\.com\S*/g) ?? []).map((link) => new URL(link));
    return links.some((link) => places.some((place) => isAt(link, place)));
  };
  return names.filter(leads).map((name) => ({ id: `mails--${dashed(name)}`, name: words(name) }));
}
