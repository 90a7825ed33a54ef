import type { CSSProperties, ReactNode } from 'react';
import { createElement, useEffect } from 'react';

/** In milliseconds: the longest that a story takes until React has taken it over. */
const patience = 10_000;

const renamed: Record<string, string> = { className: 'class', htmlFor: 'for' };

/** What React sets by other ways than an attribute, or what the reader changes. */
const notCompared =
  /^(?:children|style|ref|value|checked|selected|muted|multiple|autoFocus|dangerouslySetInnerHTML|default[A-Z]\w*|suppress\w+|on[A-Z]\w*)$/;

/** The style as a browser understands it. */
function asUnderstood(style: string): string {
  const element = document.createElement('i');
  element.style.cssText = style;
  return element.style.cssText;
}

/** What the attribute of a prop must be; undefined where that cannot be said. */
function attributeOf(name: string, value: unknown): string | null | undefined {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (typeof value !== 'boolean') return undefined;
  // These say true and false in words.
  if (/^(?:aria-|data-|contenteditable$|draggable$|spellcheck$)/.test(name)) return String(value);
  return value ? '' : null;
}

/**
 * Attributes that the server wrote otherwise than the browser would. React leaves them as they are, and says so in its
 * development build alone: https://react.dev/reference/react-dom/client/hydrateRoot#suppressing-unavoidable-hydration-mismatch-errors
 */
function attributeFaults(
  container: Element,
  hasChanged: (element: Element, attribute: string) => boolean,
  styleOf: (style: CSSProperties) => string,
): string[] {
  const faults: string[] = [];
  for (const element of container.querySelectorAll('*')) {
    // React keeps an element's props under a key with a random end.
    const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
    if (key === undefined) continue;
    const props = Reflect.get(element, key) as Record<string, unknown>;
    if (props['suppressHydrationWarning'] === true) continue;
    for (const [prop, value] of Object.entries(props)) {
      const name = renamed[prop] ?? prop.toLowerCase();
      // Attributes of SVG have capitals, or hyphens where props have capitals.
      if (notCompared.test(prop) || (element instanceof SVGElement && /[A-Z]/.test(prop) && prop !== 'className'))
        continue;
      const expected = attributeOf(name, value);
      const actual = element.getAttribute(name);
      if (expected === undefined || expected === actual || hasChanged(element, name)) continue;
      faults.push(`<${element.localName}> has ${name}=${actual} from the server and ${expected} in the browser.`);
    }
    const { style } = props;
    if (typeof style !== 'object' || style === null || hasChanged(element, 'style')) continue;
    const [expected, actual] = [styleOf(style), element.getAttribute('style') ?? ''].map(asUnderstood);
    if (expected !== actual)
      faults.push(`<${element.localName}> has the style “${actual}” from the server and “${expected}” in the browser.`);
  }
  return faults;
}

/** Renders as the server does, hydrates that, and answers with what React and the attributes say of it. */
export async function hydrationFaults(children: ReactNode): Promise<string[]> {
  const [{ renderToString }, { hydrateRoot }] = await Promise.all([
    import('react-dom/server'),
    import('react-dom/client'),
  ]);
  const faults: string[] = [];
  const report = (error: unknown) => void faults.push(error instanceof Error ? error.message : String(error));
  const container = document.createElement('div');
  try {
    container.innerHTML = renderToString(children);
  } catch (error) {
    return [`The server cannot render it: ${String(error)}`];
  }
  document.body.append(container);

  // What changes afterwards is no longer what the server wrote.
  const changed: MutationRecord[] = [];
  const observer = new MutationObserver((records) => void changed.push(...records));
  observer.observe(container, { subtree: true, attributes: true });
  const { error: complain } = console;
  Object.assign(console, { error: (...words: unknown[]) => report(words.map(String).join(' ')) });
  let done = () => {};
  const hydrated = new Promise<void>((resolve, reject) => {
    done = resolve;
    setTimeout(() => reject(new Error('It was not hydrated.')), patience);
  });
  function Hydrated() {
    useEffect(() => done(), []);
    return children;
  }
  const root = hydrateRoot(container, createElement(Hydrated), {
    onRecoverableError: report,
    onUncaughtError: (error) => {
      report(error);
      done();
    },
  });
  try {
    await hydrated;
    // What follows from it, and React's reports.
    for (let turns = 0; turns < 2; turns += 1) await new Promise((resolve) => setTimeout(resolve));
    const styleOf = (style: CSSProperties) =>
      /style="([^"]*)"/.exec(renderToString(createElement('i', { style })))?.[1]?.replaceAll('&quot;', '"') ?? '';
    changed.push(...observer.takeRecords());
    const hasChanged = (element: Element, attribute: string) =>
      changed.some(({ target, attributeName }) => target === element && attributeName === attribute);
    faults.push(...attributeFaults(container, hasChanged, styleOf));
  } catch (error) {
    report(error);
  } finally {
    observer.disconnect();
    root.unmount();
    container.remove();
    Object.assign(console, { error: complain });
  }
  return faults;
}
