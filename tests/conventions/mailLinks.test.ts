import { expect, it } from 'vitest';

import { mailExamples } from '../../apps/server/src/mail/examples.ts';
import { renderMail, templateNames } from '../../apps/server/src/mail/templates.ts';
import { routeAt } from '../../apps/web/src/routes.ts';

const publicUrl = 'https://guildhall.example.com';

/** What is served outside the web app, by `serveMailedPages`. */
const isMailedPage = (path: string) => /^\/(?:unsubscribe|undo-email-change)\/[\w.-]+$/.test(path);

it.each([...templateNames])('every link of the mail %s leads to a page', (template) => {
  const { html, text } = renderMail(template, mailExamples[template], publicUrl);
  const links = [html, text].flatMap((body) => body.match(new RegExp(`${publicUrl}[^\\s"<)]*`, 'g')) ?? []);
  const lost = links
    .map((link) => new URL(link.replaceAll('&amp;', '&')).pathname)
    .filter((path) => !isMailedPage(path) && routeAt(path) === undefined);
  expect(lost).toEqual([]);
});
