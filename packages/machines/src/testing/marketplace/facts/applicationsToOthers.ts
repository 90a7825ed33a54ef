import { donePosts } from './donePosts.ts';
import { freelancers } from './freelancers.ts';
import { at } from './kit.ts';
import { openPosts } from './openPosts.ts';
import { accepted, rejected, sent, withdrawn } from './sent.ts';

const { leaflets, mark, guide, tracking, preserves, reading, forms } = openPosts;
const { hours, shopWindow, floor, booking, menu, customs, timetable } = donePosts;
const { components, icons, archive, rehearsal, labels, visitors, garden } = donePosts;
const { ngozi, emil, marguerite, katerina, layla, noa, misaki, bo } = freelancers;

const now = {
  leafletsEmil: sent(30, [leaflets, emil], at('2026-11-17', '19:05'), [
    'I would read each leaflet to my grandmother. What she asks back gets rewritten.',
    'Columns taught me that the third sentence decides.',
  ]),
  markMisaki: sent(31, [mark, misaki], at('2026-11-03', '01:20'), [
    'A needle, a spoke and a filament are the same line. I would draw that line.',
    'I cut my stamps myself.',
  ]),
  markBo: sent(32, [mark, bo], at('2026-11-04', '21:15'), ['The mark could turn, once, when it is mended.', 'Bo.']),
  markMarguerite: sent(33, [mark, marguerite], at('2026-11-05', '08:30'), [
    'One weight, no curve below a millimetre, and a grid that a volunteer can follow.',
    'I am drawing a stamp at the moment, and I know now what ink does.',
  ]),
  guideLayla: sent(34, [guide, layla], at('2026-11-13', '06:40'), [
    'The Arabic from me, the Hebrew from a colleague in Haifa, and both read aloud before they are sent.',
    'Your labels are mine, so the amphorae will keep their names.',
  ]),
  trackingKaterina: sent(35, [tracking, katerina], at('2026-11-10', '17:45'), [
    'Six formats in, one table, one sentence out. The table takes longest, and I would begin there.',
    'Your backups are mine, and I have read them.',
  ]),
  preservesMisaki: sent(36, [preserves, misaki], at('2026-11-18', '02:10'), [
    'Each fruit cut in half, from the same side, in two inks.',
    'I have drawn a walled garden. Four of your fruits grew in it.',
  ]),
  preservesBo: sent(37, [preserves, bo], at('2026-11-18', '20:00'), ['Six labels that make one strip.', 'Bo.']),
  formsNoa: sent(38, [forms, noa], at('2026-11-12', '08:05'), [
    'I would write the questions first, and try them on three teachers over the telephone.',
    'I have watched eight of your visitors. Teachers are in more of a hurry.',
  ]),
};

const ngozis = {
  /** Turned down, while the job is still open. */
  trackingNgozi: sent(
    40,
    [tracking, ngozi],
    at('2026-11-10', '09:30'),
    [
      'The page first, with invented parcels, so that your own people can say what is missing.',
      'The customs papers that your drivers use are mine.',
    ],
    {
      ...rejected('2026-11-13', '09:00', 'We need someone who can start this week. Please apply again in spring.'),
      viewedAt: at('2026-11-11', '07:00'),
    },
  ),
  /** Taken back once: another can be sent. */
  readingNgozi: sent(
    41,
    [reading, ngozi],
    at('2026-11-14', '08:10'),
    ['Search by sound, not by letters: a seven-year-old hears very well.', 'My catalogue forgives spelling already.'],
    { viewedAt: at('2026-11-16', '10:15'), ...withdrawn('2026-11-17', '08:40') },
  ),
  formsNgozi: sent(
    42,
    [forms, ngozi],
    at('2026-11-11', '16:20'),
    ['A form of four questions, spoken as well as shown.', 'I test with a screen reader every Friday.'],
    withdrawn('2026-11-12', '09:00'),
  ),
  /** Taken back for the second time: no other can be sent. */
  formsNgoziAgain: sent(
    43,
    [forms, ngozi],
    at('2026-11-13', '11:10'),
    [
      'The same four questions, and now with a date by the end of the month.',
      'I had mistaken my calendar. I am sorry.',
    ],
    withdrawn('2026-11-16', '12:30'),
  ),
  hoursNgozi: sent(
    44,
    [hours, ngozi],
    at('2026-10-27', '08:15'),
    ['Rules for the year, and a list of exceptions that anyone can read.', 'I know your kitchen’s menu from inside.'],
    accepted('2026-11-02'),
  ),
  windowNgozi: sent(
    45,
    [shopWindow, ngozi],
    at('2026-09-15', '07:55'),
    ['One page that loads before the kettle boils.', 'I have eaten the quince.'],
    accepted('2026-09-21'),
  ),
  floorNgozi: sent(
    46,
    [floor, ngozi],
    at('2026-09-01', '12:40'),
    ['A plan that can be zoomed, heard and printed.', 'I drew a map of quiet streets before.'],
    accepted('2026-09-07', '09:15'),
  ),
  bookingNgozi: sent(
    47,
    [booking, ngozi],
    at('2026-08-04', '10:00'),
    ['Three steps, and no account before the appointment is made.', 'I have built bookings for a dentist and a ferry.'],
    accepted('2026-08-14'),
  ),
  menuNgozi: sent(
    48,
    [menu, ngozi],
    at('2025-04-15', '13:05'),
    ['A page that the kitchen changes with one finger.', 'I am new here and not new to this.'],
    accepted('2025-04-21'),
  ),
  customsNgozi: sent(
    49,
    [customs, ngozi],
    at('2025-08-05', '08:45'),
    ['Every paper as a list of questions, with the stamp at the end.', 'I have built forms that people finish.'],
    accepted('2025-08-18'),
  ),
  timetableNgozi: sent(
    50,
    [timetable, ngozi],
    at('2026-01-13', '09:05'),
    ['Rest first, routes second: then no one has to count.', 'You know my customs papers.'],
    accepted('2026-01-19'),
  ),
};

const done = {
  componentsMarguerite: sent(
    60,
    [components, marguerite],
    at('2026-02-10', '10:10'),
    ['I would collect all blues first.', 'I have documented four libraries.'],
    accepted('2026-02-16'),
  ),
  iconsMarguerite: sent(
    61,
    [icons, marguerite],
    at('2026-07-14', '09:00'),
    ['Thirty icons on one grid.', 'I have a daughter of five.'],
    accepted('2026-07-20'),
  ),
  archiveKaterina: sent(
    62,
    [archive, katerina],
    at('2026-01-20', '07:30'),
    ['The clicking disk first, today.', 'I have moved larger ones, and none that clicked.'],
    accepted('2026-01-26'),
  ),
  rehearsalKaterina: sent(
    63,
    [rehearsal, katerina],
    at('2026-06-16', '06:50'),
    ['I would lose the database on a Tuesday, and bring it back.', 'I rehearse every quarter.'],
    accepted('2026-06-22'),
  ),
  labelsLayla: sent(
    64,
    [labels, layla],
    at('2026-03-17', '05:30'),
    ['Forty words each, and a glossary for the amphorae.', 'I have translated for three museums.'],
    accepted('2026-03-20'),
  ),
  visitorsNoa: sent(
    65,
    [visitors, noa],
    at('2025-10-07', '11:00'),
    ['Eight people, one machine, two days.', 'I stand where no one sees me.'],
    accepted('2025-10-13'),
  ),
  gardenMisaki: sent(
    66,
    [garden, misaki],
    at('2026-04-21', '01:00'),
    ['From the gardener’s list, and from seeds that I would order.', 'I draw plants every morning.'],
    accepted('2026-04-27'),
  ),
};

/** What other clients were sent. */
export const applicationsToOthers = { ...now, ...ngozis, ...done };
