import { describe, expect, it } from 'vitest';

import { sampleNow } from '../../../apps/web/src/kit/sampleNow.ts';
import { flows } from '../../flows.ts';
import { contradictionsIn, objectsIn, tellings } from './claims.ts';

const all = tellings(flows).flatMap(({ where, told }) => objectsIn(told).map((view) => ({ where, view })));

interface Listed {
  page: number;
  limit: number;
  total: number;
  pages: number;
}

/** How many entries the page of a list has. */
function entriesOn({ page, limit, total }: Listed): number {
  return Math.max(0, Math.min(limit, total - (page - 1) * limit));
}

/** Instants that lie ahead when they are told. */
const ahead = /^(starts|ends|due|rejectionDue|expires|moved)/;

describe('the samples of all scenarios', () => {
  it('say the same of a person, a job or an application wherever one is shown', () => {
    expect(contradictionsIn(flows)).toEqual([]);
  });

  it('show as many entries as their totals say', () => {
    const wrong = all.flatMap(({ where, view: { pagination, ...rest } }) => {
      const lists = Object.entries(rest).filter(([name, list]) => name !== 'loosened' && Array.isArray(list));
      const [list] = lists.map(([, entries]) => entries as unknown[]);
      if (!pagination || !list) return [];
      const listed = pagination as Listed;
      const expected = { entries: entriesOn(listed), pages: Math.ceil(listed.total / listed.limit) };
      const found = { entries: list.length, pages: listed.pages };
      return JSON.stringify(found) === JSON.stringify(expected) ? [] : [{ where, listed, found, expected }];
    });
    expect(wrong).toEqual([]);
  });

  it('say of nothing that it has happened while it is still to come', () => {
    const wrong = all.flatMap(({ where, view }) =>
      Object.entries(view).flatMap(([name, value]) =>
        name.endsWith('At') && !ahead.test(name) && typeof value === 'string' && Date.parse(value) > sampleNow
          ? [`${where}: ${name} ${value}`]
          : [],
      ),
    );
    expect([...new Set(wrong)]).toEqual([]);
  });
});
