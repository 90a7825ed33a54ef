/** A web address as people say it: `github.com/mia`. */
export const plainAddress = (url: string): string => url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');

/** The host in a web address, without `www.`. */
export const hostOf = (url: string): string => plainAddress(url).split(/[/?#]/, 1)[0] ?? '';

/** A host as people write it, with what may follow: `northwind.example/about`. */
const bare = /^(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/iu;

/** A web address that was typed without its beginning is completed; anything else stays as it is. */
export const completeAddress = (text: string): string => (bare.test(text) ? `https://${text}` : text);
