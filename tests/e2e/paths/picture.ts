import type { Locator } from '@playwright/test';

/** Where the focus is in a part of a page: in its first invalid field, in its first field, elsewhere in it, or lost. */
export type Focus = 'first problem' | 'first field' | 'inside' | 'lost';

export interface Picture {
  /** The accessibility tree, and what it leaves out of a form: descriptions, errors tied to fields, values, limits. */
  content: string;
  focus: Focus;
  /** The toasts of the whole page: title and description of each. */
  toasts: string[];
}

/** Everything that a part of a page says. */
export async function pictureOf(place: Locator): Promise<Picture> {
  const [tree, { controls, ...rest }] = await Promise.all([place.ariaSnapshot(), place.evaluate(look)]);
  return { content: [tree, ...controls].join('\n'), ...rest };
}

// Runs in the page, so that everything it needs is in it.
function look(place: Element): { controls: string[]; focus: Focus; toasts: string[] } {
  const texts = (ids: string | null) =>
    (ids ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ')
      .trim();

  const fields = place.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea, [role=radiogroup]');
  const controls = [...fields].map((field) => {
    const { name, type, value, disabled, readOnly, required } = field;
    const facts = {
      name,
      type,
      // What a control for files holds only a person can put there.
      value: type === 'file' ? '' : value,
      disabled,
      readOnly,
      required,
      checked: 'checked' in field && field.checked,
      invalid: field.getAttribute('aria-invalid'),
      described: texts(field.getAttribute('aria-describedby')),
    };
    return Object.entries(facts)
      .filter(([, fact]) => fact !== '' && fact !== false && fact !== null && fact !== undefined)
      .map(([key, fact]) => `${key}=${fact}`)
      .join(' ');
  });

  const at = document.activeElement;
  const group = at?.closest('[role=radiogroup]') ?? at;
  const isIn = (element: Element | null) => Boolean(element && (element === at || group?.contains(element)));
  const focus = () => {
    if (!at || !place.contains(at)) return 'lost';
    // A list to choose from is a button, which no one can call invalid: its field says so.
    const problem = place.querySelector('[aria-invalid=true], [data-field][data-invalid]');
    if (isIn(problem) || problem?.contains(at)) return 'first problem';
    return isIn(place.querySelector('input, textarea')) ? 'first field' : 'inside';
  };

  // A question is one too, but modal.
  const toasts = [...document.querySelectorAll('[role=alertdialog][aria-modal=false]')].map((toast) =>
    [toast.getAttribute('aria-labelledby'), toast.getAttribute('aria-describedby')]
      .map(texts)
      .filter((text) => text !== '')
      .join(' | '),
  );
  return { controls, focus: focus(), toasts };
}
