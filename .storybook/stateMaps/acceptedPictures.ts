import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

import { blameAccepted, parseBlame, readAccepted } from '../../tests/visual/accepted.ts';
import { isTranscript } from '../../tests/visual/transcripts.ts';

/** The pictures that were accepted of a story. */
export interface AcceptedPictures {
  count: number;
  /**
   * When the last of them was, as ISO 8601. `uncommitted` while it waits to be committed; null where git cannot tell:
   * without it, or where only a part of the history was fetched.
   */
  last: string | null;
}

const root = join(import.meta.dirname, '../..');

function git(...args: string[]): string {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return '';
  }
}

/** When each picture was accepted last, by its name: the date of the commit that set its line. */
function datesOfPictures(): Map<string, string> {
  const dates = new Map<string, string>();
  if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return dates;
  for (const [name, { commit, date }] of parseBlame(git(...blameAccepted)))
    dates.set(name, commit === null ? 'uncommitted' : date);
  return dates;
}

/** The later of two dates. What is not committed is later than every date; what is unknown says nothing. */
const later = (a: string | null, b: string | null) => ((a ?? '') > (b ?? '') ? a : b);

/** What was accepted of each story, by its id: counted in the list of accepted pictures, dated by git. */
export function acceptedPictures(): Record<string, AcceptedPictures> {
  const dates = datesOfPictures();
  const stories: Record<string, AcceptedPictures> = {};
  for (const name of readAccepted().keys()) {
    if (isTranscript(name)) continue;
    const [storyId = ''] = name.split('.');
    const { count, last } = stories[storyId] ?? { count: 0, last: null };
    stories[storyId] = { count: count + 1, last: later(last, dates.get(name) ?? null) };
  }
  return stories;
}
