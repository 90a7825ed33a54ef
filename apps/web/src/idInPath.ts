// Apart from the makers of these addresses: every page reads them, and few make one.

const idAfter = (place: string) => {
  const pattern = new RegExp(`^/${place}/[^/]+/([\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12})/?$`, 'i');
  return (pathname: string): string | null => pattern.exec(pathname)?.[1] ?? null;
};

/** The id in the address of a public profile, with or without a slash at its end; none in any other. */
export const profileIdOf = idAfter('profile');

/** The id in the address of a job's page, with or without a slash at its end; none in any other. */
export const jobIdOf = idAfter('job');
