interface Mail {
  to: string;
  subject: string;
  body: string;
}

/** A message begun in the mail service that people are sent to: the product itself carries none. */
export function composeMail({ to, subject, body }: Mail): string {
  const query = new URLSearchParams({ view: 'cm', fs: '1', to, su: subject, body });
  return `https://mail.google.com/mail/?${query.toString()}`;
}

/** The same message, begun in the mail program of the person's own computer. */
export function mailtoHref({ to, subject, body }: Mail): string {
  // Mail programs read a plus sign as itself, and lines as mail has them.
  const part = (name: string, text: string) => `${name}=${encodeURIComponent(text.replaceAll(/\r?\n/g, '\r\n'))}`;
  return `mailto:${encodeURIComponent(to)}?${part('subject', subject)}&${part('body', body)}`;
}
