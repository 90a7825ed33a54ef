/** Remembers what a global object has of its own under a name; the answer puts it back. */
function keeping(owner: object, name: string): () => void {
  const before = Object.getOwnPropertyDescriptor(owner, name);
  return () => {
    if (before) Object.defineProperty(owner, name, before);
    else Reflect.deleteProperty(owner, name);
  };
}

/**
 * Does something, all of it at once, in which a library prepares the page for the keys that it could be told to press. It
 * would watch every field that gets the focus, also when someone else types there: a story that types by itself then types
 * into nothing. https://github.com/testing-library/user-event/blob/v14.6.1/src/document/prepareDocument.ts
 */
export function withoutTraces<Result>(action: () => Result): Result {
  const restore = [
    keeping(document, 'addEventListener'),
    keeping(document, 'activeElement'),
    keeping(HTMLElement.prototype, 'focus'),
    keeping(HTMLElement.prototype, 'blur'),
    keeping(navigator, 'clipboard'),
  ];
  Object.defineProperty(document, 'addEventListener', { value: () => {}, configurable: true });
  Object.defineProperty(document, 'activeElement', { value: null, configurable: true });
  try {
    return action();
  } finally {
    for (const each of restore) each();
  }
}
