/**
 * Adds a style sheet to the page, behind those that it has. Comes when it is there; throws where it cannot be fetched.
 */
export function addSheet(href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${href} could not be fetched.`));
    });
    document.head.append(link);
  });
}
