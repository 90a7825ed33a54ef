/** What a picture of its own is drawn for. */
export type Shared = 'profile' | 'job';

/** The address of the picture that a shared link to a profile or to a job shows. */
export const sharePath = (what: Shared, id: string): string => `/share/${what}/${id}.png`;
