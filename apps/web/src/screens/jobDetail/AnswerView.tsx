import { Divider } from '@guildhall/ui/Divider';
import { Heading } from '@guildhall/ui/Heading';
import { Stack } from '@guildhall/ui/Stack';
import type { ReactNode } from 'react';

interface AnswerViewProps {
  title: string;
  children: ReactNode;
}

/** What its reader can do about a job, below everything there is to know of it. */
export function AnswerView({ title, children }: AnswerViewProps) {
  return (
    <>
      <Divider isDecorative />
      <Stack gap={4} as="section">
        <Heading level={3} size="lg">
          {title}
        </Heading>
        {children}
      </Stack>
    </>
  );
}
