import { pageCheck } from './support/pageCheck.ts';
import { once } from './support/where.ts';

export const pageIdentity = pageCheck({
  id: 'page-identity',
  title: 'A page says what it is and in which language',
  criteria: ['2.4.2', '3.1.1'],
  method:
    'The title must name page and product and share a word with the first heading; the language of the page must be one, and that of its words.',
  appliesTo: (subject) => once(subject) && subject.kind === 'route',
  faults: (page) =>
    page.evaluate(() => {
      const faults: { target: string; message: string; criteria: ['2.4.2'] | ['3.1.1'] }[] = [];
      const title = document.title.trim();
      const [own = '', product = ''] = title.split(' | ');
      const say = (message: string) => faults.push({ target: 'title', message, criteria: ['2.4.2'] });
      if (title === '') say('The page has no title.');
      else if (product === '' || own === '' || own === product)
        say(`“${title}” does not name the page and the product.`);
      else if (/^(untitled|page|home ?page|document|react app|new page|index)$/i.test(own))
        say(`“${own}” tells nothing.`);

      const { lang } = document.documentElement;
      const speak = (message: string) => faults.push({ target: 'html', message, criteria: ['3.1.1'] });
      let language = '';
      try {
        language = new Intl.Locale(lang).language;
      } catch {
        speak(lang === '' ? 'The page does not say its language.' : `“${lang}” is no language.`);
      }
      // The commonest words of a language are on every page of it.
      const read = window.audit.texts().map(({ node }) => node.data);
      const words =
        read
          .join(' ')
          .toLowerCase()
          .match(/\p{L}+/gu) ?? [];
      const common = new Set(
        'a and are at be by for from in is it of on or our that the this to we with you your'.split(' '),
      );
      const share = words.filter((word) => common.has(word)).length / Math.max(1, words.length);
      if (language !== '' && words.length > 40 && share > 0.05 !== (language === 'en'))
        speak(`The page says that it is in “${lang}”, and its words are in another language.`);
      return faults;
    }),
});
