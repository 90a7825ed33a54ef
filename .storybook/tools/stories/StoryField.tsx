import { useState } from 'react';

import { ComboBox } from '../../../packages/ui/src/components/ComboBox/ComboBox.tsx';
import { storiesFor } from './storyList.ts';
import type { ListedStory } from './storyList.ts';

interface StoryFieldProps {
  stories: readonly ListedStory[];
  /** The id of the chosen story. */
  value: string;
  onChange: (id: string) => void;
}

/** Chooses any story by words of its name or its place. */
export function StoryField({ stories, value, onChange }: StoryFieldProps) {
  const chosen = stories.find(({ id }) => id === value);
  const [text, setText] = useState(chosen?.name ?? '');
  const found = storiesFor(text, stories, value);
  const offered = chosen && !found.includes(chosen) ? [chosen, ...found] : found;
  return (
    <ComboBox
      label="Story"
      optionalText={null}
      description="Type words of its name or its place."
      options={offered.map(({ id, name, place }) => ({ value: id, label: name, description: place }))}
      filter="none"
      value={value}
      onChange={(id) => {
        if (id !== null) onChange(id);
      }}
      onInputChange={setText}
      emptyText="No story has these words"
    />
  );
}
