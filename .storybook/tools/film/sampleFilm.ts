import type { Film } from './film.ts';

const page = (title: string, text: string) =>
  `<html lang="en"><head><title>${title}</title></head><body><main><h1>${title}</h1><p>${text}</p></main></body></html>`;

const style = 'main { padding: 4rem } h1 { font-size: 3rem } html[data-theme=dark] { color: white; background: black }';

/** A film of three steps, for the page's own tests and picture: a real one is of the day on which it was taken. */
export const sampleFilm: Film = {
  title: 'A hire, from both sides',
  style,
  people: [
    { name: 'Mara Lindqvist', part: 'Client', email: 'mara@harbourandpine.example', zone: 'Europe/Stockholm' },
    { name: 'Ngozi Adeyemi', part: 'Freelancer', email: 'ngozi@adeyemi.example', zone: 'Europe/Lisbon' },
  ],
  frames: [
    {
      caption: 'Mara posts a project',
      at: '2026-06-09T14:30:00.000Z',
      pages: [
        { address: '/client-dashboard', html: page('Your project is open', 'No one has applied yet.') },
        { address: '/find-work', html: page('Find work', 'One new project fits you.') },
      ],
      mails: [],
    },
    {
      caption: 'Ngozi applies',
      at: '2026-06-09T14:31:05.000Z',
      pages: [
        { address: '/client-dashboard', html: page('One application', 'From Ngozi Adeyemi.') },
        { address: '/find-work', html: page('Proposal sent', 'Mara will read it.') },
      ],
      mails: [
        {
          to: 'mara@harbourandpine.example',
          subject: 'Ngozi Adeyemi applied to “Redesign of our online shop”',
          text: 'She wrote:\n\nI have built three shops like yours.',
        },
      ],
    },
    {
      caption: 'Mara accepts',
      at: '2026-06-09T14:33:20.000Z',
      pages: [
        { address: '/client-dashboard', html: page('In progress', 'Ngozi Adeyemi is at work.') },
        { address: '/freelancer-dashboard', html: page('You are hired', 'The project is yours.') },
      ],
      mails: [],
    },
  ],
};
