import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { calendarFile } from './calendarFile.ts';
import { mailExamples } from './examples.ts';
import type { Interview } from './interview.ts';

const { interview } = mailExamples.interviewScheduled;
const sender = 'Guildhall <no-reply@guildhall.example>';
const fileOf = (change: Partial<Interview> = {}) => calendarFile({ ...interview, ...change }, sender).content;

/** Content lines by RFC 5545: folded lines joined, each as its name with parameters, and its value. */
function linesOf(file: string): [name: string, value: string][] {
  return file
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [, name = '', value = ''] = /^((?:"[^"]*"|[^":])*):(.*)$/su.exec(line) ?? [];
      return [name, value];
    });
}
const valueOf = (file: string, name: string) => linesOf(file).find(([one]) => one === name)?.[1];
/** TEXT by RFC 5545, 3.3.11. */
const unescaped = (text = '') => text.replaceAll(/\\([\\;,nN])/g, (_, one: string) => (/n/i.test(one) ? '\n' : one));

describe('an invitation', () => {
  test('says who, when and where', () => {
    expect(Object.fromEntries(linesOf(fileOf()).filter(([name]) => name !== 'BEGIN' && name !== 'END'))).toEqual({
      VERSION: '2.0',
      PRODID: '-//Guildhall//Guildhall//EN',
      METHOD: 'REQUEST',
      UID: interview.id,
      SEQUENCE: '0',
      DTSTAMP: '20261118T100000Z',
      CREATED: '20261118T100000Z',
      'LAST-MODIFIED': '20261118T100000Z',
      DTSTART: '20261124T133000Z',
      DTEND: '20261124T143000Z',
      SUMMARY: 'Application Interview',
      LOCATION: interview.link,
      'URL;VALUE=URI': interview.link,
      DESCRIPTION: expect.stringContaining(`Project: ${interview.projectTitle}`),
      [`ORGANIZER;CN="${interview.client.name}";SENT-BY="mailto:no-reply@guildhall.example"`]: `mailto:${interview.client.email}`,
      [`ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE;CN="${interview.freelancer.name}"`]: `MAILTO:${interview.freelancer.email}`,
      STATUS: 'CONFIRMED',
      TRANSP: 'OPAQUE',
    });
  });

  test('calls someone whose name is nothing to see by their address', () => {
    const unseen = '\u0001\u0002';
    const file = fileOf({
      client: { ...interview.client, name: unseen },
      freelancer: { ...interview.freelancer, name: unseen },
    });
    const names = linesOf(file).map(([name]) => name);
    expect(names.filter((name) => name.includes(`CN="${interview.client.email}"`))).toHaveLength(1);
    expect(names.filter((name) => name.includes(`CN="${interview.freelancer.email}"`))).toHaveLength(1);
  });

  test('is the same file whenever it is made', () => {
    expect(fileOf()).toBe(fileOf());
  });

  test('is taken back under the same UID, by a later one', () => {
    const file = calendarFile(mailExamples.interviewCancelled.interview, sender);
    expect(file.method).toBe('CANCEL');
    expect(linesOf(file.content)).toEqual(
      expect.arrayContaining([
        ['METHOD', 'CANCEL'],
        ['UID', interview.id],
        ['SEQUENCE', '1'],
        ['STATUS', 'CANCELLED'],
      ]),
    );
  });

  const people = fc.string({
    unit: fc.oneof(
      fc.constantFrom(...'\r\n\t",;:\\^\'<>='.split(''), 'BEGIN:VALARM', 'é', '語', '🎈', '\u2028', '\u0000', '\u202e'),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
    ),
    maxLength: 150,
  });
  const words = fc.record({ title: people, description: people, projectTitle: people, name: people });
  const named = (name: string) => ({ name: `A${name}`, email: 'somebody@example.com' });

  test('holds any words of people as text, in lines of 75 octets, and nothing else', () => {
    const plainNames = linesOf(fileOf()).map(([name]) => name.split(';')[0]);
    fc.assert(
      fc.property(words, ({ name, title, ...change }) => {
        const file = fileOf({ ...change, title: `T${title}`, client: named(name), freelancer: named(name) });
        expect(file).toMatch(/^BEGIN:VCALENDAR\r\n[^]*\r\nEND:VCALENDAR(\r\n)?$/);
        // Bare line breaks and control characters would be read differently by each calendar.
        expect(file.replaceAll('\r\n', '')).not.toMatch(/[^\P{Cc}\t]/u);
        for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(file.isWellFormed()).toBe(true);
        expect(linesOf(file).map(([one]) => one.split(';')[0])).toEqual(plainNames);
      }),
      { numRuns: 500 },
    );
  });

  test('gives back the words as they were typed', () => {
    const title = 'Fish, chips; "peas" \\ and 50% more: 語🎈';
    const description = 'First line\nsecond, line; with \\n in it';
    const file = fileOf({ title, description });
    expect(unescaped(valueOf(file, 'SUMMARY'))).toBe(title);
    expect(unescaped(valueOf(file, 'DESCRIPTION'))).toContain(description);
  });
});
