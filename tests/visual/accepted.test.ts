import { expect, test } from 'vitest';

import { parseAccepted, parseBlame, readAccepted, serializeAccepted } from './accepted.ts';

test('the list of accepted pictures is sorted, so that two branches can each add to it', () => {
  const accepted = new Map([
    ['b--default.light.1280', '22'],
    ['a--default.light.390', '11'],
  ]);
  expect(serializeAccepted(accepted)).toBe('a--default.light.390 11\nb--default.light.1280 22\n');
  expect(parseAccepted(serializeAccepted(accepted))).toEqual(accepted);
});

test('a line is drawn again from the commit that set it, and one that is not committed from none', () => {
  const line = (commit: string, seconds: number, text: string) =>
    [`${commit} 1 1 1`, 'author A Person', `committer-time ${seconds}`, 'summary 0000 is no commit', `\t${text}`].join(
      '\n',
    );
  const commit = '4f'.repeat(20);
  const porcelain = [
    line(commit, 1_700_000_000, 'a--default.light.390 11'),
    line('0'.repeat(40), 1_800_000_000, 'b--default.light.1280 22'),
  ].join('\n');
  expect(parseBlame(porcelain)).toEqual(
    new Map([
      ['a--default.light.390', { commit, date: '2023-11-14T22:13:20.000Z' }],
      ['b--default.light.1280', { commit: null, date: '2027-01-15T08:00:00.000Z' }],
    ]),
  );
});

test('no story is photographed in two widths or themes in which it looks the same', () => {
  const looks = [...readAccepted()].map(([name, hash]) => {
    const [story = '', ...setting] = name.split('.');
    return { look: `${story} ${hash}`, setting: setting.join(' ') };
  });
  const same = Object.entries(Object.groupBy(looks, ({ look }) => look)).flatMap(([look, shots = []]) =>
    shots.length > 1 ? [`${look.split(' ')[0]}: ${shots.map(({ setting }) => setting).join(', ')}`] : [],
  );
  expect(same, 'one picture is enough: say so in the story’s parameters.visual, and drop the other line').toEqual([]);
});
