import type { Schema } from '@guildhall/machines/kit/schema';
import { DescriptionList } from '@guildhall/ui/DescriptionList';

import { CutTextView } from '../letter/CutTextView.tsx';

const parts = [
  { name: 'proposal', term: 'Earlier proposal' },
  { name: 'coverLetter', term: 'Earlier cover letter' },
] as const;

/** What an application said before its freelancer edited it: each text that was changed. */
export function EarlierTextView({ before }: { before: Schema<'EarlierText'> }) {
  return (
    <DescriptionList
      layout="stacked"
      aria-label="What it said before"
      items={parts.flatMap(({ name, term }) => {
        const text = before[name];
        return text === undefined ? [] : [{ term, description: <CutTextView text={text} about={term} /> }];
      })}
    />
  );
}
