/** @jsxRuntime classic */
// Storybook's own frame is built for its React, which has no JSX runtime to import.
import React from 'react';
import { styled } from 'storybook/theming';

import { criteria } from '../../tests/audit/criteria.ts';
import type { Judged } from '../../tests/audit/verdicts/verdict.ts';
import { judgements } from '../../tests/audit/verdicts/verdict.ts';
import { Muted, Title } from './parts.ts';

const List = styled.ul({ listStyle: 'none', margin: '0 0 24px', padding: 0, display: 'grid', gap: '12px' });

const nameOf = (number: string) => criteria.find((criterion) => criterion.number === number)?.name ?? '';

/** What people have signed of a story. */
export function VerdictList({ verdicts }: { verdicts: readonly Judged[] }) {
  return (
    <>
      <Title>Signed for this story</Title>
      {verdicts.length === 0 ? (
        <Muted style={{ marginBlockEnd: '24px' }}>No verdict yet.</Muted>
      ) : (
        <List>
          {verdicts.map(({ criterion, judgement, note, by, on, isOutdated }) => (
            <li key={criterion}>
              <strong>
                {criterion} {nameOf(criterion)}: {judgements[judgement]}
              </strong>
              {isOutdated ? ' (outdated: the story has changed since)' : ''}
              <br />
              {note}
              <Muted>
                {by}, <time dateTime={on}>{on}</time>
              </Muted>
            </li>
          ))}
        </List>
      )}
    </>
  );
}
