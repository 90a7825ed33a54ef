import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import type { Film, FilmFrame, FilmPerson } from '../../.storybook/tools/film/film.ts';
import type { MailServer } from './mailServer.ts';

const folder = join(import.meta.dirname, '../../film');

/** A person in the film, and the page that is open in their browser. */
interface Actor extends FilmPerson {
  page: Page;
}

export interface Camera {
  /** Keeps what each of them sees now, and the mail that came since the frame before. */
  frame: (caption: string) => Promise<void>;
  /** Writes the film. */
  save: () => Promise<void>;
}

/** Runs in the page: what it shows, as a document without scripts and styles; the styles apart, since all pages share them. */
function still(): { html: string; styles: string[] } {
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  // What was typed and chosen stands in properties, which a copy of the markup does not have.
  const fields = 'input, textarea, option';
  const copies = copy.querySelectorAll(fields);
  for (const [index, field] of document.querySelectorAll(fields).entries()) {
    const twin = copies[index];
    if (field instanceof HTMLTextAreaElement && twin) twin.textContent = field.value;
    else if (field instanceof HTMLOptionElement) twin?.toggleAttribute('selected', field.selected);
    else if (field instanceof HTMLInputElement) {
      twin?.setAttribute('value', field.value);
      twin?.toggleAttribute('checked', field.checked);
    }
  }
  for (const part of copy.querySelectorAll('script, style, link, noscript')) part.remove();
  // Files of the faces are the reader's to find.
  const styles = [...document.styleSheets].map((sheet) =>
    [...sheet.cssRules]
      .filter((rule) => !(rule instanceof CSSFontFaceRule))
      .map(({ cssText }) => cssText)
      .join('\n'),
  );
  return { html: copy.outerHTML, styles };
}

const idle: Camera = { frame: async () => {}, save: async () => {} };

/** Films a journey for Storybook where `FILM` is set (`npm run film`), and does nothing otherwise. */
export function cameraFor(title: string, mail: MailServer, actors: readonly Actor[]): Camera {
  if (process.env['FILM'] === undefined) return idle;
  const frames: FilmFrame[] = [];
  const styles = new Set<string>();
  let mailsBefore = mail.mails.length;
  return {
    async frame(caption) {
      const pages = await Promise.all(
        actors.map(async ({ page }) => {
          const taken = await page.evaluate(still);
          for (const style of taken.styles) styles.add(style);
          return { address: new URL(page.url()).pathname + new URL(page.url()).search, html: taken.html };
        }),
      );
      const mails = mail.mails.slice(mailsBefore).map(({ to, subject, text }) => ({ to, subject, text }));
      mailsBefore = mail.mails.length;
      frames.push({ caption, at: new Date().toISOString(), pages, mails });
    },
    async save() {
      const people = actors.map(({ name, part, email, zone }) => ({ name, part, email, zone }));
      const film: Film = { title, people, style: [...styles].join('\n'), frames };
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, 'film.json'), JSON.stringify(film));
    },
  };
}
