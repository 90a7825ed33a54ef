import { counted } from '@guildhall/machines/domain/counted';

/** What has changed in a list: entries that have come, or others that are gone or not as they were. */
export const newsText = (added: number, what: string): string =>
  added === 0 ? 'This list has changed' : counted(added, `new ${what}`);
