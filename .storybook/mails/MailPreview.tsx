import type { RenderedMail } from '../../apps/server/src/mail/layout.ts';
import { Heading } from '../../packages/ui/src/components/Heading/Heading.tsx';
import { asRead, schemes } from './asRead.ts';
import { MailFrame } from './MailFrame.tsx';
import { part, preview, text } from './mailPreview.css.ts';

export interface MailPreviewProps {
  /** What the server sends. */
  mail: RenderedMail;
}

/** A mail as programs show it: its HTML, light and dark, and its text. */
export function MailPreview({ mail }: MailPreviewProps) {
  return (
    <article className={preview} aria-label={mail.subject}>
      {schemes.map((scheme) => (
        <section key={scheme} className={part}>
          <Heading level={2} size="lg">
            HTML, {scheme}
          </Heading>
          <MailFrame title={`The mail as HTML, ${scheme}`} html={asRead(mail.html, scheme)} />
        </section>
      ))}
      <section className={part}>
        <Heading level={2} size="lg">
          Text
        </Heading>
        <pre className={text}>{mail.text}</pre>
      </section>
    </article>
  );
}
