import { brand } from '@guildhall/machines/brand';

/** What a template says, before it is dressed as text and HTML. */
export type Content = {
  readonly subject: string;
  /** Whole sentences, each its own paragraph. */
  readonly paragraphs: readonly string[];
  /** A code to type, shown large and on a line of its own. */
  readonly code?: string;
  /** Words of another person, shown as a quotation. */
  readonly quote?: string;
  /** The one thing to do next; `path` is on our own site. */
  readonly action?: { readonly label: string; readonly path: string };
  /** Why this mail came, at the foot. */
  readonly reason: string;
};

/** A mail ready for any mail program. */
export type RenderedMail = { readonly subject: string; readonly text: string; readonly html: string };

/** Dresses `content`; links start with `publicUrl`. */
export function dress(content: Content, publicUrl: string): RenderedMail {
  const link = content.action && { label: content.action.label, url: `${publicUrl}${content.action.path}` };
  // A line break in a subject would end the header.
  const subject = content.subject.replace(/\s+/g, ' ').trim();
  return { subject, text: asText(content, link), html: asHtml(content, subject, link) };
}

type Link = { readonly label: string; readonly url: string };

function asText(content: Content, link: Link | undefined): string {
  const blocks = [
    ...content.paragraphs,
    content.code,
    content.quote?.replace(/^/gm, '> '),
    link && `${link.label}: ${link.url}`,
    `--\n${content.reason}\n${brand}`,
  ];
  return `${blocks.filter((block) => block !== undefined).join('\n\n')}\n`;
}

function asHtml(content: Content, subject: string, link: Link | undefined): string {
  const body = [
    ...content.paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escapeHtml(paragraph)}</p>`),
    content.code &&
      `<p style="margin:0 0 16px;font-size:32px;font-weight:700;letter-spacing:6px">${escapeHtml(content.code)}</p>`,
    content.quote &&
      `<blockquote style="margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid #64748b;white-space:pre-wrap">${escapeHtml(content.quote)}</blockquote>`,
    link &&
      `<p style="margin:0 0 16px"><a href="${escapeHtml(link.url)}" style="color:#1d4ed8">${escapeHtml(link.label)}</a></p>`,
  ];
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#ffffff;color:#1f2937;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto">
<p style="margin:0 0 24px;font-size:20px;font-weight:700">${escapeHtml(brand)}</p>
${body.filter(Boolean).join('\n')}
<p style="margin:32px 0 0;font-size:14px;color:#4b5563">${escapeHtml(content.reason)}</p>
</div>
</body>
</html>
`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text made safe between tags and inside quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
