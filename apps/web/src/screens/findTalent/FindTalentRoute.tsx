import { useSearchParams } from 'wouter';

import { PageHead } from '../../shell/PageHead.tsx';
import { NotYetScreen } from '../notYet/NotYetScreen.tsx';
import { findTalentWords } from './words.ts';

export function Route() {
  const [search] = useSearchParams();
  return (
    <>
      <PageHead title="Find talent" description="Freelancers for your project." isPrivate />
      <NotYetScreen {...findTalentWords(search.get('search')?.trim() ?? '')} />
    </>
  );
}
