import { useSearchParams } from 'wouter';

import type { Head } from '../../shell/PageHead.tsx';
import { NotYetScreen } from '../notYet/NotYetScreen.tsx';
import { findTalentWords } from './words.ts';

export const head: Head = { title: 'Find talent', description: 'Freelancers for your project.' };

export function Route() {
  const [search] = useSearchParams();
  return <NotYetScreen {...findTalentWords(search.get('search')?.trim() ?? '')} />;
}
