import type { Defect } from '../defect.ts';

/** Pictures, film and sound. */
export const pictures: readonly Defect[] = [
  {
    id: 'picture-without-words',
    title: 'A picture has no alternative',
    criterion: '1.1.1',
    page: { story: 'components-data-avatar--with-a-picture' },
    inject() {
      const picture = window.spoil('main img');
      picture.removeAttribute('alt');
      const frame = picture.closest('[role=img]');
      frame?.removeAttribute('role');
      frame?.removeAttribute('aria-label');
    },
  },
  {
    id: 'file-name-as-words',
    title: 'A picture’s alternative is its file’s name',
    criterion: '1.1.1',
    page: { story: 'components-data-avatar--with-a-picture' },
    inject() {
      const frame = window.spoil('main [role=img]');
      frame.setAttribute('aria-label', 'portrait_final_02.jpg');
    },
  },
  {
    id: 'decoration-as-only-content',
    title: 'A link holds nothing but a picture marked as decoration',
    criterion: '1.1.1',
    page: { story: 'components-data-avatar--with-a-picture' },
    inject() {
      const frame = window.spoil('main [role=img]');
      const link = document.createElement('a');
      link.href = '#profile';
      frame.removeAttribute('role');
      frame.removeAttribute('aria-label');
      const picture = frame.querySelector('img');
      picture?.setAttribute('alt', '');
      if (picture) frame.replaceChildren(picture);
      frame.replaceWith(link);
      link.append(frame);
    },
  },
  {
    id: 'text-as-picture',
    title: 'A heading is a background picture, its text moved off the page',
    criterion: '1.4.5',
    page: { story: 'components-layout-pageheader--default' },
    inject() {
      const heading = window.spoil('main h1');
      heading.style.cssText =
        'background-image: url(data:image/png;base64,AAAA); text-indent: -9999px; overflow: hidden; white-space: nowrap';
    },
  },
  {
    id: 'film-without-captions',
    title: 'A film has no captions',
    criterion: '1.2.2',
    page: { story: 'screens-about--guest' },
    inject() {
      const film = document.createElement('video');
      film.controls = true;
      film.setAttribute('aria-label', 'How it works');
      film.setAttribute('data-defect', '');
      window.spoil('main p').after(film);
    },
  },
  {
    id: 'sound-by-itself',
    title: 'Sound starts by itself',
    criterion: '1.4.2',
    page: { story: 'screens-about--guest' },
    inject() {
      const sound = document.createElement('audio');
      sound.autoplay = true;
      sound.src = 'data:audio/wav;base64,UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA=';
      sound.setAttribute('data-defect', '');
      window.spoil('main p').after(sound);
    },
  },
];
