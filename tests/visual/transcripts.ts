import { createHash } from 'node:crypto';

const ending = '.spoken';

/** The name of a story's transcript in the list of what is accepted. */
export const transcriptName = (storyId: string): string => `${storyId}${ending}`;

/** Whether a name in that list is a transcript's: the others are pictures'. */
export const isTranscript = (name: string): boolean => name.endsWith(ending);

/** What is kept of an accepted transcript. */
export const hashOfText = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);
