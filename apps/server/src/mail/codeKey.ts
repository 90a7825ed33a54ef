import { codeLife, linkLife } from '../domain/codeLife.ts';
import { minutes } from '../domain/time.ts';
import type { Content } from './layout.ts';

/** Six digits to type in, or the long code of a link. */
export type Secret = { readonly code: string } | { readonly linkCode: string };

/** What opens the next step: six digits to type in, or a path of our own site with a long code in its fragment. */
export type CodeKey = { readonly code: string } | { readonly link: string };

/** What a mail carries of `secret`. A fragment is sent to no server, so the long code stands in no log on the way. */
export function keyOf(
  secret: Secret,
  path: '/signup' | '/forgot-password' | '/account',
  about: Record<string, string>,
): CodeKey {
  if ('code' in secret) return secret;
  return { link: `${path}#${new URLSearchParams({ ...about, code: secret.linkCode }).toString()}` };
}

/** How a mail shows its key. */
export function dressKey(
  key: CodeKey,
  { use, label }: { use: string; label: string },
): Pick<Content, 'paragraphs' | 'code' | 'goodFor' | 'action'> {
  if ('code' in key) {
    return {
      paragraphs: [`Enter this code to ${use}. It works once, for ${codeLife / minutes(1)} minutes.`],
      code: key.code,
      goodFor: codeLife,
    };
  }
  return {
    paragraphs: [
      `Open this link to ${use}. It works once, for ${linkLife / minutes(1)} minutes.`,
      'It is a link and not a code because many codes were requested for your address lately and not used. No one can use the link without reading your email, so you do not have to do anything about those requests.',
    ],
    goodFor: linkLife,
    action: { label, path: key.link },
  };
}
