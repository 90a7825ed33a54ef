import { I18nProvider } from 'react-aria-components/I18nProvider';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { Money } from './Money.tsx';

/** All white space alike: locales differ in which kind they set between figure and sign. */
const plain = (text: string | null) => text?.replaceAll(/\s+/gu, ' ');

describe('A person who compares prices', () => {
  it.each([
    [{ amount: 2400 }, '$2,400'],
    [{ amount: 1200, to: 3000 }, '$1,200 – $3,000'],
    [{ amount: 42.5 }, '$42.50'],
    [{ amount: 0, per: 'hour' as const }, '$0/hr per hour'],
    [{ amount: 500, to: 500 }, '$500'],
    [{ amount: 42.5, to: 42.5 }, '$42.50'],
    [{ amount: 0, to: 0 }, '$0'],
    [{ amount: 0, to: 1 }, '$0 – $1'],
    [{ amount: 1, to: 2.5 }, '$1.00 – $2.50'],
    [{ amount: 999_999, to: 1_000_000 }, '$999,999 – $1,000,000'],
  ])('reads %j as %s', async (props, text) => {
    const { container } = await render(
      <I18nProvider locale="en-US">
        <Money {...props} />
      </I18nProvider>,
    );
    expect(plain(container.textContent)).toBe(text);
  });

  it('reads it as their own locale writes it', async () => {
    const { container } = await render(
      <I18nProvider locale="de-DE">
        <Money amount={1200} />
      </I18nProvider>,
    );
    expect(plain(container.textContent)).toBe('1.200 $');
  });

  it.each([
    ['en-US', 'ltr'],
    ['he-IL', 'rtl'],
  ])('reads a range in the direction of %s on a page from right to left', async (locale, direction) => {
    const { container } = await render(
      <I18nProvider locale={locale}>
        <div dir="rtl">
          <Money amount={2500} to={4000} />
        </div>
      </I18nProvider>,
    );
    const amount = container.querySelector('[dir] > *');
    expect(amount?.matches(`:dir(${direction})`)).toBe(true);
  });

  it('reads the sign in its own order among words from right to left', async () => {
    const { container } = await render(
      <I18nProvider locale="ar-EG">
        <div dir="rtl">
          <Money amount={2500} to={4000} />
        </div>
      </I18nProvider>,
    );
    const text = container.querySelector('bdi')?.firstChild;
    if (!text) throw new Error('There is no amount.');
    const placeOf = (sign: string) => {
      const range = document.createRange();
      const start = text.textContent?.indexOf(sign) ?? 0;
      range.setStart(text, start);
      range.setEnd(text, start + 1);
      return range.getBoundingClientRect().left;
    };
    expect(placeOf('U')).toBeLessThan(placeOf('S'));
    expect(placeOf('S')).toBeLessThan(placeOf('$'));
  });
});
