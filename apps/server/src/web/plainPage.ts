/** Places that are never a page, whatever the browser says it accepts. */
const notPages = /^\/(api|health|dev|assets)(\/|$|\?)/;

export function isPagePath(url: string): boolean {
  return !notPages.test(url);
}

/** Whether a request for `url` is answered with a page. */
export function wantsPage(url: string, accept = '*/*'): boolean {
  return isPagePath(url) && (accept.includes('text/html') || accept.includes('*/*'));
}

/** A page of one sentence, for when the web app cannot draw one. */
export function plainPage(message: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${message}</title><main><h1>${message}</h1></main></html>`;
}

/** An address on this site, whatever stands before its path: `//evil.example/x` is another site to a browser. */
export function onThisSite(url: string): string {
  const { pathname, search, hash } = new URL(url.replace(/^[\s/\\]+/, '/'), 'http://localhost');
  return pathname.replace(/^\/{2,}/, '/') + search + hash;
}
