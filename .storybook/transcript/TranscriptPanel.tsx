/** @jsxRuntime classic */
// Storybook's own frame is built for its React, which has no JSX runtime to import.
import React, { useEffect, useState } from 'react';
import {
  CONFIG_ERROR,
  STORY_ERRORED,
  STORY_FINISHED,
  STORY_MISSING,
  STORY_THREW_EXCEPTION,
} from 'storybook/internal/core-events';
import { useChannel } from 'storybook/manager-api';
import { styled } from 'storybook/theming';

import { Panel } from '../panels/Panel.ts';
import { messages } from './messages.ts';
import type { Heard } from './transcript.ts';

const Phrases = styled.ol({ listStyle: 'none', margin: '12px 0 0', padding: 0 });
const Line = styled.li(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '2.5rem 1fr',
  alignItems: 'baseline',
  borderBlockStart: `1px solid ${theme.appBorderColor}`,
  paddingBlock: '3px',
  overflowWrap: 'anywhere',
}));
const Stop = styled.button(({ theme }) => ({
  all: 'unset',
  boxSizing: 'border-box',
  minInlineSize: '24px',
  minBlockSize: '24px',
  justifySelf: 'start',
  textAlign: 'center',
  borderRadius: '12px',
  border: '1px solid currentColor',
  fontWeight: theme.typography.weight.bold,
}));

/** What a screen reader says of the story as it stands, and where Tab stops. A number shows its place in the story. */
export function TranscriptPanel({ isActive }: { isActive: boolean }) {
  const [heard, setHeard] = useState<Heard | null>(null);
  const [isMissing, setMissing] = useState(false);
  const miss = () => {
    setHeard(null);
    setMissing(true);
  };
  const emit = useChannel(
    {
      [messages.heard]: setHeard,
      [STORY_FINISHED]: () => {
        setMissing(false);
        emit(messages.listen, isActive);
      },
      [STORY_MISSING]: miss,
      [STORY_ERRORED]: miss,
      [STORY_THREW_EXCEPTION]: miss,
      [CONFIG_ERROR]: miss,
    },
    [isActive],
  );
  useEffect(() => {
    emit(messages.listen, isActive);
    return () => emit(messages.listen, false);
  }, [isActive, emit]);

  if (!isActive) return null;
  if (isMissing || heard === null)
    return (
      <Panel>
        <output>
          {isMissing ? 'There is no story to read: Storybook does not know it, or it could not be shown.' : 'Reading…'}
        </output>
      </Panel>
    );
  const { phrases, stops } = heard;
  return (
    <Panel>
      <div>
        What a screen reader says, from the beginning to the end. A number is a stop of Tab: press it to see it in the
        story. {stops === 1 ? '1 stop' : `${stops} stops`},{' '}
        {phrases.length === 1 ? '1 phrase' : `${phrases.length} phrases`}.
      </div>
      <Phrases>
        {phrases.map(({ text, stop }, index) => (
          <Line key={index}>
            {stop === null ? (
              <span />
            ) : (
              <Stop
                type="button"
                aria-label={`Show stop ${stop} in the story`}
                onClick={() => emit(messages.point, stop)}
                onBlur={() => emit(messages.point, null)}
              >
                {stop}
              </Stop>
            )}
            <span>{text}</span>
          </Line>
        ))}
      </Phrases>
    </Panel>
  );
}
