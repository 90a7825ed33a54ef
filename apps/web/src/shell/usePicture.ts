import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';

import { paths, profileSetupPath } from '../paths.ts';
import { useApi, useSession } from '../session/SessionProvider.tsx';

/** The address of the signed-in person's picture, if they have one; asked for again after they could have changed it. */
export function usePicture(): string | null {
  const api = useApi();
  const session = useSession();
  const [pathname] = useLocation();
  const [picture, setPicture] = useState<{ token: string; src: string | null } | null>(null);
  const { token, role } = session ?? {};
  const isEditing = role !== undefined && (pathname === paths.editProfile || pathname === profileSetupPath[role]);

  useEffect(() => {
    if (token === undefined || role === undefined) return undefined;
    const leaving = new AbortController();
    const load = role === 'CLIENT' ? api.getClientProfile : api.getFreelancerProfile;
    load({ signal: leaving.signal })
      // As `smallPicture` has it, which would otherwise move into what every page loads.
      .then(({ profileImage }) => setPicture({ token, src: profileImage && `${profileImage}?size=small` }))
      // Without an answer there are initials.
      .catch(() => {});
    return () => leaving.abort();
  }, [api, token, role, isEditing]);

  return picture !== null && picture.token === token ? picture.src : null;
}
