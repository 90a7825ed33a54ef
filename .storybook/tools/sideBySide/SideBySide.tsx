import type { RefObject, UIEvent } from 'react';
import { useRef } from 'react';

import { Text } from '../../../packages/ui/src/components/Text/Text.tsx';
import { StoryField } from '../stories/StoryField.tsx';
import type { ListedStory } from '../stories/storyList.ts';
import { linkTo, useToolArgs } from '../stories/toolArgs.ts';
import { toolPage } from '../stories/toolHeader.css.ts';
import { ToolHeader } from '../stories/ToolHeader.tsx';
import { differences } from './side.ts';
import type { Side } from './side.ts';
import * as styles from './sideBySide.css.ts';
import { SideView } from './SideView.tsx';

/** What is chosen here, and kept in the address. */
export interface Choices extends Record<string, unknown> {
  /** The id of a story. */
  story: string;
  first: Side;
  second: Side;
}

export interface SideBySideProps {
  /** The id of the story that this tool is. */
  toolId: string;
  stories: readonly ListedStory[];
  choices: Choices;
  /** What is chosen where the address says nothing. */
  initialChoices: Choices;
}

type Scroller = RefObject<HTMLDivElement | null>;

/** Leads the other side to the same place: as far down as its own height allows. */
function useScrolledTogether(first: Scroller, second: Scroller) {
  /** Where one was led, and need not lead the other. */
  const led = useRef(new WeakMap<Element, number>());
  const leads = (other: Scroller) => (event: UIEvent<HTMLDivElement>) => {
    const { scrollTop, scrollHeight, clientHeight } = event.currentTarget;
    const { current: follower } = other;
    if (!follower || Math.abs((led.current.get(event.currentTarget) ?? Infinity) - scrollTop) < 1) return;
    led.current.delete(event.currentTarget);
    const part = scrollTop / Math.max(1, scrollHeight - clientHeight);
    follower.scrollTop = part * (follower.scrollHeight - follower.clientHeight);
    led.current.set(follower, follower.scrollTop);
  };
  return { first: leads(second), second: leads(first) };
}

/** One story in two settings, to decide between them. */
export function SideBySide({ toolId, stories, choices, initialChoices }: SideBySideProps) {
  const [{ story, first, second }, choose] = useToolArgs(toolId, choices);
  const [firstScroller, secondScroller] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)];
  const scrolled = useScrolledTogether(firstScroller, secondScroller);
  const storyName = stories.find(({ id }) => id === story)?.name ?? story;
  const differ = differences(first, second);
  return (
    <main className={toolPage}>
      <ToolHeader
        title="Side by side"
        description="One story in two settings. A link shows others what you see."
        link={linkTo(toolId, initialChoices, { story, first, second })}
      >
        <StoryField stories={stories} value={story} onChange={(id) => choose({ story: id })} />
      </ToolHeader>
      <Text tone="muted">
        {differ.length === 0 ? 'Both sides have the same settings.' : differ.map((line) => `${line}.`).join(' ')}
      </Text>
      <div className={styles.sides}>
        <SideView
          name="First"
          storyId={story}
          storyName={storyName}
          side={first}
          onChange={(changed) => choose({ first: { ...first, ...changed } })}
          scroller={firstScroller}
          onScroll={scrolled.first}
        />
        <SideView
          name="Second"
          storyId={story}
          storyName={storyName}
          side={second}
          onChange={(changed) => choose({ second: { ...second, ...changed } })}
          scroller={secondScroller}
          onScroll={scrolled.second}
        />
      </div>
    </main>
  );
}
