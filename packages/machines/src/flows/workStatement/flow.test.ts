import { describe, expect, it } from 'vitest';

import { asked, failing, rejected, replay } from '../../testing/replay.ts';
import { workStatementMachine } from './flow.ts';
import { input, loaded, statement } from './scenarios.ts';

describe('a work statement', () => {
  it('is read for the project of the address', () => {
    expect(asked(replay(workStatementMachine, input, []).snapshot, 'getWorkStatement')).toEqual({ params: input });
    expect(replay(workStatementMachine, input, [loaded]).snapshot.context.statement).toEqual(statement);
  });

  it('is missing where the address names no project', () => {
    const { snapshot } = replay(workStatementMachine, { projectId: null }, []);
    expect(snapshot.value).toBe('missing');
    expect(asked(snapshot, 'getWorkStatement')).toBeUndefined();
  });

  it.each([400, 403, 404, 409, 422])('is missing where it is refused: %i', (status) => {
    const refused = rejected('getWorkStatement', failing.refused(status));
    expect(replay(workStatementMachine, input, [refused]).snapshot.value).toBe('missing');
  });
});
