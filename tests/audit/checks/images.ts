import { pageCheck } from './support/pageCheck.ts';
import { once } from './support/where.ts';

type Criterion = '1.1.1' | '1.4.5';

export const images = pageCheck({
  id: 'images',
  title: 'Pictures have words, and words are no pictures',
  criteria: ['1.1.1', '1.4.5'],
  method:
    'Each picture in sight has an alternative that is no file name and does not repeat the text beside it, or is marked as decoration; the only content of a control is never decoration. No picture stands for text: none has a sentence as its alternative, no text is hidden behind a background picture.',
  appliesTo: once,
  faults: (page) =>
    page.evaluate(() => {
      const { audit } = window;
      const faults: { target: string; message: string; criteria: Criterion[] }[] = [];
      const say = (element: Element, criterion: Criterion, message: string) =>
        faults.push({ target: audit.selectorOf(element), message, criteria: [criterion] });
      for (const image of document.querySelectorAll('img,svg,canvas,[role=img],input[type=image],object')) {
        if (!audit.isSeen(image) || audit.isInert(image) || image.parentElement?.closest('svg,[role=img]')) continue;
        const name = audit.nameOf(image);
        const isDecoration = /^(none|presentation)$/.test(audit.roleOf(image)) || image.getAttribute('alt') === '';
        if (name === '') {
          const control = image.closest('a,button,[role=button],[role=link]');
          const isAlone = control && audit.nameOf(control) === '';
          if (isAlone || !isDecoration)
            say(image, '1.1.1', 'A picture without words that is not marked as decoration.');
          continue;
        }
        if (
          /\.(png|jpe?g|gif|svg|webp|avif)$|^(image|picture|photo|graphic|icon|img[\s_-]?\d*|dsc[\s_-]?\d+|untitled)$/i.test(
            name,
          )
        )
          say(image, '1.1.1', `“${name}” does not say what the picture shows.`);
        if (image.localName === 'img' && name.split(/\s+/).length > 12)
          say(image, '1.4.5', `A picture that seems to be text: “${name}”.`);
      }
      for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
        const { backgroundImage, textIndent, color, fontSize } = getComputedStyle(element);
        if (!backgroundImage.includes('url(') || !/\p{L}{3}/u.test(element.textContent) || element.children.length > 0)
          continue;
        const isGone =
          Math.abs(Number.parseFloat(textIndent)) > 500 || fontSize === '0px' || window.colours.parse(color)[3] === 0;
        if (isGone)
          say(element, '1.4.5', `A picture in the place of the text “${element.textContent.trim().slice(0, 40)}”.`);
      }
      return faults;
    }),
});
