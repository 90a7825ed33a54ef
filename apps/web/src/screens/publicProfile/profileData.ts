import type { Schema } from '@guildhall/machines/kit/schema';

import { paths } from '../../paths.ts';
import { profilePath } from '../../profilePath.ts';
import { breadcrumbData } from '../../shell/breadcrumbData.ts';
import { basicsOf } from './profileFacts.ts';

type Profile = Schema<'PublicProfile'>;

/** Whose profile it is, for search engines. The email address is never among it. */
export function profileData(origin: string, profile: Profile) {
  const { name, bio, location, profileImage, memberSince } = basicsOf(profile);
  const path = profilePath({ id: profile.userId, name });
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'ProfilePage',
      url: origin + path,
      dateCreated: memberSince,
      mainEntity: {
        '@type': 'Person',
        name,
        identifier: profile.userId,
        ...(bio !== null && { description: bio }),
        ...(location !== null && { homeLocation: { '@type': 'Place', name: location } }),
        ...(profileImage !== null && { image: new URL(profileImage, origin).href }),
        ...workOf(profile),
      },
    },
    breadcrumbData(origin, [
      { label: 'Home', href: paths.home },
      { label: name, href: path },
    ]),
  ];
}

function workOf({ freelancer, client }: Profile) {
  if (freelancer !== null) return { knowsAbout: freelancer.professionalInfo.skills };
  const company = client?.companyInfo.companyName ?? null;
  return company === null ? {} : { worksFor: { '@type': 'Organization', name: company } };
}
