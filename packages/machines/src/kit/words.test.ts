import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { clearable, optionalText, requiredText } from './fields.ts';
import { hasProblems, parsed, problemsOf } from './forms.ts';
import { clearableWords, requiredWords } from './words.ts';

const limit = { maxLength: 5 };
const texts = ['', '  ', 'words', ' words ', 'too long'];

describe('a form of one text says what the library would say', () => {
  it.each(texts)('where “%s” is required', (reason) => {
    const own = requiredWords('reason', 'Say why.', limit);
    const library = z.object({ reason: requiredText('Say why.', limit) });
    expect(problemsOf(own, { reason })).toEqual(problemsOf(library, { reason }));
    if (hasProblems(problemsOf(library, { reason }))) return;
    expect(parsed(own, { reason })).toEqual(parsed(library, { reason }));
  });

  it.each(texts)('where “%s” may be left out', (reason) => {
    const own = clearableWords('reason', limit);
    const library = z.object({ reason: clearable(optionalText(limit)) });
    expect(problemsOf(own, { reason })).toEqual(problemsOf(library, { reason }));
    if (hasProblems(problemsOf(library, { reason }))) return;
    expect(parsed(own, { reason })).toEqual(parsed(library, { reason }));
  });
});
