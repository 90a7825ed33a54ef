import { pageCheck } from './support/pageCheck.ts';
import { once } from './support/where.ts';

export const media = pageCheck({
  id: 'media',
  title: 'Nothing speaks or plays without captions, words and a way to stop it',
  criteria: ['1.2.1', '1.2.2', '1.2.3', '1.2.4', '1.2.5', '1.4.2'],
  method:
    'Looks for sound and film. There is none in the product; if some appears, it must have controls, captions and a description, and must not start by itself. Whether those are right is for a person.',
  appliesTo: once,
  faults: (page) =>
    page.evaluate(() => {
      const { selectorOf } = window.audit;
      return [
        ...document.querySelectorAll<HTMLElement>('audio,video,embed,object,iframe[src*="youtu"],iframe[src*="vimeo"]'),
      ].flatMap((element) => {
        const target = selectorOf(element);
        if (!(element instanceof HTMLMediaElement))
          return [{ target, message: 'Media from elsewhere: look for captions, description and a way to stop it.' }];
        const kinds = [...element.querySelectorAll('track')].map(({ kind }) => kind);
        const isFilm = element instanceof HTMLVideoElement;
        const faults: {
          target: string;
          message: string;
          criteria?: ['1.4.2'] | ['1.2.1'] | ['1.2.2', '1.2.4'] | ['1.2.3', '1.2.5'];
        }[] = [];
        if (element.autoplay && !element.muted)
          faults.push({ target, message: 'It starts by itself, with sound.', criteria: ['1.4.2'] });
        if (isFilm && !kinds.includes('captions'))
          faults.push({ target, message: 'A film without captions.', criteria: ['1.2.2', '1.2.4'] });
        if (isFilm && !kinds.includes('descriptions'))
          faults.push({ target, message: 'A film without a description.', criteria: ['1.2.3', '1.2.5'] });
        if (!isFilm && !element.hasAttribute('aria-describedby'))
          faults.push({ target, message: 'Sound without its words.', criteria: ['1.2.1'] });
        return faults;
      });
    }),
});
