import type { Schema } from '@guildhall/machines/kit/schema';
import { DescriptionList } from '@guildhall/ui/DescriptionList';
import { Money } from '@guildhall/ui/Money';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';
import type { ReactNode } from 'react';

import { CutTextView } from '../shared/letter/CutTextView.tsx';

type Values = Schema<'PostValues'>;

interface Part {
  name: string;
  /** Draws the part; nothing where it was not changed. `which` tells the two texts of a description apart. */
  draw: (values: Values, which: string) => ReactNode;
}

const parts: readonly Part[] = [
  { name: 'Title', draw: ({ title }) => title },
  {
    name: 'Budget',
    draw: ({ budgetMin, budgetMax }) =>
      budgetMin === undefined || budgetMax === undefined ? undefined : <Money amount={budgetMin} to={budgetMax} />,
  },
  { name: 'Duration', draw: ({ duration }) => duration },
  { name: 'Skills', draw: ({ skillsRequired }) => skillsRequired?.join(', ') },
  {
    name: 'Description',
    draw: ({ description }, which) =>
      description === undefined ? undefined : <CutTextView text={description} about={`${which} description`} />,
  },
];

/** What an edit changed in a post: each part as it was before and as it is after. */
export function PostChangesView({ before, after }: Schema<'PostChange'>) {
  const changed = parts.flatMap(({ name, draw }) => {
    const now = draw(after, 'New');
    return now === undefined ? [] : [{ term: name, was: draw(before, 'Earlier'), now }];
  });
  return (
    <DescriptionList
      layout="stacked"
      aria-label="What changed"
      items={changed.map(({ term, was, now }) => ({
        term,
        description: (
          <Stack gap={1}>
            <ValueView label="Before">{was}</ValueView>
            <ValueView label="Now">{now}</ValueView>
          </Stack>
        ),
      }))}
    />
  );
}

const ValueView = ({ label, children }: { label: string; children: ReactNode }) => (
  <Text as="div" size="sm">
    <Text as="span" size="sm" tone="muted">
      {label}:{' '}
    </Text>
    {children}
  </Text>
);
