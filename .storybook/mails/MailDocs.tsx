import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';

import { mailExamples } from '../../apps/server/src/mail/examples.ts';
import type { Rule } from '../../apps/server/src/mail/kinds.ts';
import { ruleOf } from '../../apps/server/src/mail/kinds.ts';
import type { RenderedMail } from '../../apps/server/src/mail/layout.ts';
import type { TemplateName } from '../../apps/server/src/mail/templates.ts';
import { PageHeader } from '../../packages/ui/src/components/PageHeader/PageHeader.tsx';
import { Text } from '../../packages/ui/src/components/Text/Text.tsx';
import { Rows } from '../docs/links/Rows.tsx';
import { StoryAnchor } from '../stateMaps/StoryAnchor.tsx';
import { mailDocs } from './mailDocs.css.ts';

interface Mail {
  id: string;
  name: string;
  subject: string;
  /** What turns it off; null for a variation of another mail. */
  rule: string | null;
}

const ruleWords: Readonly<Record<Rule, string>> = {
  always: 'Always sent',
  bySearch: 'Set by each saved search',
  APPLICATIONS: 'Can be turned off, with other emails about applications',
  RATINGS: 'Can be turned off, with other emails about ratings',
};

const isTemplate = (name: string): name is TemplateName => name in mailExamples;

/** `InterviewScheduled` is the story of the template `interviewScheduled`. */
function rulesOf(exported: string): string | null {
  const template = exported.charAt(0).toLowerCase() + exported.slice(1);
  if (!isTemplate(template)) return null;
  const rule = ruleOf(template);
  return rule === null ? 'Can be turned off, but for some of what it may say' : ruleWords[rule];
}

/** Every email in a list: what it says in a line, and whether its reader can turn it off. */
export function MailDocs() {
  const context = useContext(DocsContext);
  const mails = context.componentStories().map(({ id, name, initialArgs }): Mail => {
    // Storybook types what a story is given, for itself alone.
    const { subject } = (initialArgs as { mail: RenderedMail }).mail;
    return { id, name, subject, rule: rulesOf(name.replaceAll(' ', '')) };
  });
  return (
    <article className={`sb-unstyled ${mailDocs}`}>
      <PageHeader
        eyebrow="Emails"
        title="All emails"
        description="Each is drawn by the server’s own code, as HTML on light and dark paper and as plain text."
      />
      <Rows
        rows={mails.map((mail) => ({
          key: mail.id,
          link: <StoryAnchor story={mail}>{mail.name}</StoryAnchor>,
          about: (
            <>
              <Text>{mail.subject}</Text>
              {mail.rule === null ? null : (
                <Text size="sm" tone="muted">
                  {mail.rule}
                </Text>
              )}
            </>
          ),
        }))}
      />
    </article>
  );
}
