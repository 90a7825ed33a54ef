import { describe, expect, it } from 'vitest';

import { localFigures } from './figures.ts';
import { stretch } from './stretch.ts';
import { translateBy } from './translate.ts';

const plain = (text: string | null) =>
  text?.replaceAll(/[\u00a0\u200e\u200f\u202f]/g, (mark) => (/\s/u.test(mark) ? ' ' : ''));

describe('A translated sample', () => {
  const german = translateBy(
    {
      Save: 'Speichern',
      '{count} proposals': '{count, plural, one {# Angebot} other {# Angebote}}',
      'Posted <0/> by {name}': 'Von {name} <0/> veröffentlicht',
      'Up to {money} an hour': 'Bis zu {money} pro Stunde',
      Remote: 'Ortsunabhängig',
      'A planner for our delivery vans': 'Ein Planer für unsere Lieferwagen',
    },
    'German',
  );
  it.each([
    ['Save', 'Speichern'],
    [' Save ', ' Speichern '],
    ['1,234 proposals', '1.234 Angebote'],
    ['1 proposals', '1 Angebot'],
    ['Posted <0/> by Amara', 'Von Amara <0/> veröffentlicht'],
    ['Up to $100 an hour', 'Bis zu 100 $ pro Stunde'],
    ['Harbour & Pine · Remote', 'Harbour & Pine · Ortsunabhängig'],
    ['$1,500 – $2,100', '1.500–2.100 $'],
    ['A planner for our…', 'Ein Planer für un…'],
    ['Saved', null],
    ['Saved. Remote', null],
  ])('says “%s” as “%s”', (english, text) => {
    expect(plain(german(english)) ?? null).toBe(text);
  });

  it('keeps a name apart from the words of another direction', () => {
    const hebrew = translateBy({ 'Contact {name}': 'יצירת קשר עם {name}' }, 'Hebrew');
    expect(hebrew('Contact Ngozi Adeyemi')).toBe('יצירת קשר עם \u2068Ngozi Adeyemi\u2069');
  });

  it('counts in the digits and the forms of Arabic, also where a locale has written the number', () => {
    const arabic = translateBy(
      { '{count} weeks': '{count, plural, two {أسبوعان} few {{count} أسابيع} other {{count} أسبوعًا}}' },
      'Arabic',
    );
    expect(['2 weeks', '3 weeks', '٣ weeks', '12 weeks'].map(arabic)).toEqual([
      'أسبوعان',
      '٣ أسابيع',
      '٣ أسابيع',
      '١٢ أسبوعًا',
    ]);
  });
});

describe('Figures of a sample', () => {
  it.each([
    ['$42.50', 'de-DE', '42,50 $'],
    ['June 9, 2026', 'de-DE', '9. Juni 2026'],
    ['Tue, Jun 9, 2:30 PM', 'de-DE', 'Di., 9. Juni, 14:30'],
    ['98%', 'de-DE', '98 %'],
    ['4.6', 'de-DE', '4,6'],
    ['2011', 'ar-EG', '٢٠١١'],
    // What the locale has written stays.
    ['1.234', 'de-DE', '1.234'],
    ['4,6', 'de-DE', '4,6'],
    ['<0/> and 12', 'ar-EG', '<0/> and ١٢'],
  ])('writes %s in %s as %s', (english, locale, text) => {
    expect(plain(localFigures(english, locale))).toBe(text);
  });
});

describe('A stretched sample', () => {
  it.each([
    ['Save', '[Sååvéé]'],
    ['Budget $500 – $1,000', '[Büüðgéét $500 – $1,000]'],
    ['Assigned to <0/>', '[Ååssîîgñééð töö <0/>]'],
    ['Write to ines@example.com', '[Wrîîtéé töö ines@example.com]'],
    ['1,234', '1,234'],
  ])('shows “%s” as “%s”', (english, text) => {
    expect(stretch(english)).toBe(text);
  });
});
