/** A web address as people say it: `github.com/mia`. */
export const plainAddress = (url: string): string => url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');

/** The host in a web address, without `www.`. */
export const hostOf = (url: string): string => plainAddress(url).split(/[/?#]/, 1)[0] ?? '';
