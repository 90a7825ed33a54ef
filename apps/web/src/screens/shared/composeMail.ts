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
