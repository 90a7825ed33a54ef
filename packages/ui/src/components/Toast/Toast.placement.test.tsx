import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { SiteHeader } from '../SiteHeader/SiteHeader.tsx';
import { Tabs } from '../Tabs/Tabs.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { createToastQueue, ToastRegion } from './Toast.tsx';

const sizes = [
  [320, 568],
  [390, 844],
  [768, 1024],
  [1280, 800],
] as const;

const header = <SiteHeader brand="Guildhall" links={[{ href: '#about', label: 'About' }]} />;

const space = (blockSize: string) => <div style={{ blockSize }} />;

const fields = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <TextField key={index} label={`Field ${index + 1}`} value="" onChange={() => {}} />
  ));

const formOf = (field: number) => ({
  focus: `Field ${field}`,
  draw: (
    <>
      {header}
      <main>
        {fields(12)}
        <Button variant="primary" type="submit">
          Save
        </Button>
        {space('60vh')}
      </main>
    </>
  ),
});

interface Situation {
  draw: ReactNode;
  /** The field that has the focus. */
  focus?: string;
}

const situations: Record<string, Situation> = {
  'a page that is read': {
    draw: (
      <>
        {header}
        <main>{space('200vh')}</main>
      </>
    ),
  },
  'a page with its title and a notice': {
    draw: (
      <>
        {header}
        <main>
          <PageHeader title="Your dashboard" description="What happened since yesterday." />
          <Banner tone="critical" title="What waits for you could not be loaded">
            Nothing is lost.
          </Banner>
          {space('200vh')}
        </main>
      </>
    ),
  },
  'a form, at its first field': formOf(1),
  'a form, in its middle': formOf(6),
  'a form, at its last field': formOf(12),
  'a dialog': {
    focus: 'Field 2',
    draw: (
      <>
        {header}
        <Dialog
          isOpen
          onOpenChange={() => {}}
          title="Send a proposal"
          description="Booking calendar for a climbing hall"
          footer={<Button variant="primary">Send Proposal</Button>}
        >
          {fields(9)}
        </Dialog>
      </>
    ),
  },
  'a question': {
    draw: (
      <>
        {header}
        <Dialog isOpen onOpenChange={() => {}} title="Reject the application?" size="small" role="alertdialog">
          <Button variant="danger">Reject application</Button>
        </Dialog>
      </>
    ),
  },
  'a work area with its bar at the thumb': {
    focus: 'Field 1',
    draw: (
      <>
        {header}
        <Tabs
          aria-label="Dashboard"
          variant="bottomBar"
          items={['Find Jobs', 'Assigned Jobs', 'My Applications'].map((label) => ({ id: label, label, icon: Search }))}
        >
          {fields(1)}
          {space('100vh')}
        </Tabs>
      </>
    ),
  },
};

const messages = [
  { tone: 'critical', title: 'Network error', description: 'Unable to connect to the server. Please try again.' },
  { tone: 'positive', title: 'Proposal Sent!', description: 'Your proposal has been submitted successfully.' },
  { tone: 'info', title: 'Opening Gmail' },
] as const;

/** The words of a heading: its box goes on to the end of the line. */
function wordsOf(heading: Element | null): DOMRect[] {
  if (heading === null) return [];
  const range = document.createRange();
  range.selectNodeContents(heading);
  return [range.getBoundingClientRect()];
}

/** The edges of a dialog that stand in the window, as lines. */
function edgesOf(dialog: Element | null): DOMRect[] {
  if (dialog === null) return [];
  const { left, right, top, bottom, width, height } = dialog.getBoundingClientRect();
  const inside = ({ x, y }: DOMRect) => x > 12 && x < innerWidth - 12 && y > 12 && y < innerHeight - 12;
  return [
    ...[left, right].map((x) => new DOMRect(x, Math.max(top, 13), 0, height)),
    ...[top, bottom].map((y) => new DOMRect(Math.max(left, 13), y, width, 0)),
  ].filter(inside);
}

/** What messages lie on and must not, with the elements found by what people see, not by what the placement reads. */
function covered(focus: string | undefined): string[] {
  const dialog = document.querySelector('section[role=dialog], section[role=alertdialog]');
  const kept: Record<string, Element | null | undefined> = {
    'the field in use': focus === undefined ? null : document.activeElement,
    'its label': focus === undefined ? null : document.activeElement?.closest('[data-field]'),
    'the title': dialog?.querySelector('h2'),
    'the button that closes': dialog?.querySelector('[aria-label=Close]'),
    'the main button': [...(dialog ?? document).querySelectorAll('button')].find((button) =>
      /Save|Send Proposal|Reject application/.test(button.textContent),
    ),
    'the header': dialog ? null : document.querySelector('header'),
    'the bar':
      getComputedStyle(document.querySelector('[role=tablist]') ?? document.body).position === 'fixed'
        ? document.querySelector('[role=tablist]')
        : null,
  };
  const region = document.querySelector('[role=region]')?.getBoundingClientRect() ?? new DOMRect();
  const toasts = [...document.querySelectorAll('div[role=alertdialog]')]
    .map((toast) => toast.getBoundingClientRect())
    // What has scrolled out of its region is not drawn.
    .map(({ left, right, top, bottom }) => ({
      left,
      right,
      top: Math.max(top, region.top),
      bottom: Math.min(bottom, region.bottom),
    }));
  const boxes: [string, DOMRect][] = [
    ...Object.entries(kept).flatMap(([name, element]): [string, DOMRect][] =>
      element ? [[name, element.getBoundingClientRect()]] : [],
    ),
    ...wordsOf(document.querySelector('h1')).map((box): [string, DOMRect] => ['the heading', box]),
    ...[...document.querySelectorAll('main p')]
      .filter(({ textContent }) => /could not be loaded/.test(textContent))
      .map((notice): [string, DOMRect] => ['the notice', notice.getBoundingClientRect()]),
    ...edgesOf(dialog).map((box): [string, DOMRect] => ['the edge', box]),
  ];
  return boxes.flatMap(([name, box]) => {
    const isCovered = toasts.some(
      (toast) => toast.left < box.right && toast.right > box.left && toast.top < box.bottom && toast.bottom > box.top,
    );
    return isCovered ? [name] : [];
  });
}

async function focusOn(name: string) {
  const field = page.getByRole('textbox', { name: new RegExp(`^${name}\\b`) });
  await expect.element(field).toBeInTheDocument();
  field.element().focus();
}

const frame = () => new Promise(requestAnimationFrame);

describe.each(sizes)('At %i by %i pixels', (width, height) => {
  describe.each(Object.entries(situations))('on %s', (_name, { draw, focus }) => {
    it.each([1, 2, 3])('messages cover nothing that is needed: %i', async (count) => {
      await page.viewport(width, height);
      const queue = createToastQueue();
      await render(
        <>
          {draw}
          <ToastRegion queue={queue} />
        </>,
      );
      if (focus !== undefined) await focusOn(focus);
      for (const message of messages.slice(0, count)) queue.add(message, { timeout: 0 });
      const shown = page.getByRole('region', { name: 'Notifications' });
      await expect.element(shown).toBeVisible();
      await Promise.all(document.getAnimations().map(({ finished }) => finished));
      await frame();
      await frame();
      expect(covered(focus)).toEqual([]);
      const visible = [...document.querySelectorAll('div[role=alertdialog]')].filter(
        (toast) => toast.getBoundingClientRect().height > 0,
      );
      expect(visible.length).toBe(Math.min(count, 2));
      const { top, bottom, left, right } = shown.element().getBoundingClientRect();
      expect(bottom - top).toBeGreaterThan(40);
      expect(top >= 0 && left >= 0 && bottom <= height && right <= width).toBe(true);
    });
  });
});
