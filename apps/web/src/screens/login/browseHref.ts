import { wishIn } from '../../session/guards.ts';
import { directoryHref } from '../../shell/directoryHref.ts';

/** What a visitor may see of the page that they were sent to the login from; null where that is nothing. */
export function browseHref(search: string): string | null {
  const wish = wishIn(search);
  return wish === null ? null : directoryHref(wish.address);
}
