/** Takes what a mailed link carries out of the address, so that neither the history nor a copied address has it. */
export function takeFragment(): Record<string, string | undefined> {
  const { hash, pathname, search } = window.location;
  if (hash !== '') window.history.replaceState(window.history.state, '', pathname + search);
  return Object.fromEntries(new URLSearchParams(hash.slice(1)));
}
