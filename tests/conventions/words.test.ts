import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { quotedTexts } from './quotedTexts.ts';
import type { VisibleText } from './visibleTexts.ts';
import { visibleTexts } from './visibleTexts.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');

/** Modules with texts for people: screens, flows, components, the server's sentences, mails, the demo marketplace. */
const modules = tracked.filter(
  (file) =>
    /^(apps\/(web|server)\/src|packages\/(machines|ui)\/src)\/.*\.tsx?$/.test(file) &&
    !/\.(test|stories|css)\.|\/(generated|testing|migrations)\//.test(file),
);

/** Pages for people who build: read line by line. */
const pages = tracked.filter((file) => /\.(md|mdx)$/.test(file) || file === 'openapi.yaml');

/** Words of one language family that slip into English, and what an editor would write. */
const dialect =
  /\b(nobody|somebody|everybody|whoever|whomever|(?<!for )whom|come alive|as it is now|is not whole|tells? of|told of|learns? of|stands? (here|there|above|beside))\b/i;

/** Spellings of British English; what they stand in is read as people see it, so names in code may keep theirs. */
const british =
  /\b(favourit\w*|colour\w*|behaviour\w*|neighbour\w*|labour\w*|honour\w*|centres?|centred|(?:organ|recogn|author|summar|prior|personal|optim|apolog|categor|special|real)is(?:e[ds]?|ing|ation)|analys(?:e[ds]?|ing)|judgement\w*|catalogues?|licences?|enquir\w+|travell\w+|whilst|learnt|towards|afterwards|onwards|grey)\b/i;

/** One enters by logging in and leaves by logging out; signing up is what one does once. */
const signIn = /\bsign(?:s|ed|ing)?[ -](?:in|out)\b/i;

/** Codes in capitals and names in statements keep theirs. */
const cancelled = /\b[Cc]ancell(?:ed|ing)\b/;

/** As a verb it is two words, and as the name of the button too; the noun is one. */
const loginVerb = /\b(?:to|please|you|we|can|must|cannot) (?:login|signup|logout)\b|\blog-(?:in|out)\b/i;

interface Rule {
  readonly name: string;
  readonly broken: (text: VisibleText, file: string) => boolean;
  /** A line that breaks it. */
  readonly planted: string;
}

/** People of the demo marketplace write in words of their own. */
const isDemo = (file: string) => file.includes('/seed/');

const smallWords = new Set([
  'a',
  'an',
  'and',
  'as',
  'at',
  'by',
  'for',
  'from',
  'in',
  'of',
  'on',
  'or',
  'the',
  'to',
  'with',
]);
const isTitleCase = (text: string) =>
  text.split(/\s+/).every((word, index) => !/^[a-z]/.test(word) || (index > 0 && smallWords.has(word)));

/** Layout of a terminal or a stylesheet is not prose. */
const isLaidOut = (text: string) => /^ |\n|[<{;]\w|</.test(text);

const rules: Rule[] = [
  {
    name: 'spells American English',
    broken: ({ text }, file) => !isDemo(file) && (british.test(text) || (cancelled.test(text) && !isLaidOut(text))),
    planted: "say('Choose a colour')",
  },
  {
    name: 'writes log in, sign up and log out as two words where they are verbs',
    broken: ({ text }) => loginVerb.test(text),
    planted: "say('Please login again')",
  },
  {
    name: 'says log in, never sign in',
    broken: ({ text }, file) => !isDemo(file) && signIn.test(text),
    planted: "say('You are signed in')",
  },
  { name: 'spells email', broken: ({ text }) => /\be-mail/i.test(text), planted: "say('Check your e-mail address.')" },
  {
    name: 'avoids dialect',
    broken: ({ text }, file) => !isDemo(file) && dialect.test(text),
    planted: "say('Nobody is here')",
  },
  {
    name: 'says the name of the product',
    broken: ({ text }, file) => !isDemo(file) && /\bthe product\b(?! page)/i.test(text),
    planted: "say('Welcome to the product')",
  },
  {
    name: 'sets one space between words',
    broken: ({ text }) => !isLaidOut(text) && /\S {2,}\S/.test(text),
    planted: "say('Two  spaces')",
  },
  {
    name: 'sets no space before a stop',
    broken: ({ text }) => !isLaidOut(text) && /\w [.,;:!?](\s|$)/.test(text),
    planted: "say('Done .')",
  },
  {
    name: 'writes an ellipsis as one character',
    broken: ({ text }, file) => text.includes('...') && !file.startsWith('apps/server'),
    planted: 'const a = <Button>Loading...</Button>',
  },
  {
    name: 'writes an apostrophe, not a straight quote',
    broken: ({ text }, file) => !file.startsWith('apps/server') && !isLaidOut(text) && /[A-Za-z]'[a-z]/.test(text),
    planted: 'say("What\'s next?")',
  },
  {
    name: 'says a before consonants and an before vowels',
    broken: ({ text }) =>
      !isLaidOut(text) &&
      /\b[Aa] (?!one\b|eu|uni|use)[aeiou][a-z]|\b[Aa]n (?!hour|honest|heir)[bcdfghjklmnpqrstvwxyz][a-z]/.test(text),
    planted: "say('Enter a email address.')",
  },
  {
    name: 'says no word twice',
    broken: ({ text }) => !isLaidOut(text) && /\b([a-z]+) \1\b(?! that)/i.test(text),
    planted: "say('Check the the form.')",
  },
  {
    name: 'writes buttons in title case',
    broken: ({ text, element }) => /^(Button|ButtonLink)$/.test(element ?? '') && !isTitleCase(text),
    planted: 'const a = <Button>Try again</Button>',
  },
];

const isQuoted = (text: string) => quotedTexts.includes(text.trim());

/** `file:line: rule: text`, for each text that breaks one. */
function complaints(file: string, source: string): string[] {
  return visibleTexts(file, source)
    .filter(({ text }) => !isQuoted(text))
    .flatMap((text) =>
      rules
        .filter(({ broken }) => broken(text, file))
        .map(({ name }) => `${file}:${text.line}: ${name}: ${text.text.trim().slice(0, 120)}`),
    );
}

describe('the words of the product', () => {
  it('are found in the modules', () => {
    expect(modules.length).toBeGreaterThan(400);
  });

  it('keep every rule', { timeout: 30_000 }, () => {
    expect(modules.flatMap((file) => complaints(file, read(file)))).toEqual([]);
  });

  it.each([
    ['spells email', /\be-mail/i],
    ['avoids dialect', dialect],
  ])('%s in the contract and the documentation', (name, pattern) => {
    const inScope = pages.filter((file) => name === 'spells email' || !/^docs\/|^README/.test(file));
    const broken = inScope.flatMap((file) =>
      read(file)
        .split('\n')
        .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim().slice(0, 120)}`] : [])),
    );
    expect(broken).toEqual([]);
  });
});

describe('a rule that is broken', () => {
  it.each(rules)('is named with file and line: $name', ({ name, planted }) => {
    const found = complaints('apps/web/src/planted.tsx', `const first = 1;\n\n${planted};\n`);
    expect(found).toEqual([expect.stringMatching(new RegExp(`^apps/web/src/planted\\.tsx:3: ${name}: `))]);
  });

  it.each(['Sending...', "Didn't receive OTP? Resend"])('is allowed to the specification: %s', (text) => {
    expect(complaints('apps/web/src/planted.tsx', `say(${JSON.stringify(text)});`)).toEqual([]);
  });

  it('is found in text, in attributes and in what a template leaves of it', () => {
    const source = [
      'const a = <p>',
      '  Told to <b>nobody</b>,',
      '</p>;',
      "const b = <Field label='Ask somebody' className='the product' />;",
      'const c = `Hello ${name}, whoever you are`;',
    ].join('\n');
    const found = complaints('apps/web/src/planted.tsx', source);
    expect(found.map((complaint) => /:(\d+):/.exec(complaint)?.[1])).toEqual(['2', '4', '5']);
  });
});
