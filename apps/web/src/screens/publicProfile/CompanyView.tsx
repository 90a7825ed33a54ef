import type { Schema } from '@guildhall/machines/kit/schema';
import { Text } from '@guildhall/ui/Text';

import { basicsOf } from './profileFacts.ts';
import { SectionView } from './SectionView.tsx';

/** What a client tells of the company. */
export function CompanyView({ profile }: { profile: Schema<'PublicProfile'> }) {
  return (
    <SectionView id="about" title="About">
      <Text>{basicsOf(profile).bio ?? 'Nothing here yet.'}</Text>
    </SectionView>
  );
}
