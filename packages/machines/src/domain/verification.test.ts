import { verificationProblems } from '@guildhall/api/enums';
import { describe, expect, it } from 'vitest';

import { linkBackTo, problemWords } from './verification.ts';
import { verifiedText } from './verifiedWords.ts';

describe('what is said of a verification', () => {
  it.each([
    ['github', 'https://www.github.com/mia/', 'Links back from github.com/mia'],
    ['portfolio', 'https://mia.example/about', 'Links back from mia.example/about'],
    ['website', 'https://www.northwind.example/shop?x=1', 'Has an email address at northwind.example'],
  ] as const)('%s %s: %s', (subject, address, text) => {
    expect(verifiedText(subject, address)).toBe(text);
  });

  it('gives the line that a page needs', () => {
    expect(linkBackTo('https://guildhall.example/profile/mia/1')).toBe(
      '<a rel="me" href="https://guildhall.example/profile/mia/1">Guildhall</a>',
    );
  });
});

describe('each failure has a sentence of its own, and a remedy', () => {
  const said = verificationProblems.map((problem) => ({
    problem,
    ...problemWords(
      { subject: 'portfolio', address: 'https://mia.example/about', problem, detail: '404' },
      'gmail.com',
    ),
  }));

  it.each(said)('$problem', ({ reason, remedy }) => {
    expect(reason).toMatch(/^[A-Za-z].*\.$/);
    expect(remedy).toMatch(/^[A-Z].*\.$/);
    expect(`${reason} ${remedy}`).not.toMatch(/undefined|null|\s{2}/);
  });

  it('is told from every other', () => {
    expect(new Set(said.map(({ reason }) => reason)).size).toBe(verificationProblems.length);
  });
});
