import { freelancers } from './freelancers.ts';
import { at } from './kit.ts';
import { marasPosts } from './marasPosts.ts';
import { accepted, rejected, sent } from './sent.ts';

const { shop, vans, armchairs, vouchers, checkout, stamp, stock, lamps, wishes, interviews } = marasPosts;
const { ngozi, emil, marguerite, tomas, amara, katerina, noa, closed } = freelancers;

const removed = 'This text was removed when its author closed the account.';

/** What Harbour & Pine was sent: each in its own words. */
export const applicationsToMara = {
  /** Not read yet. */
  shopNgozi: sent(1, [shop, ngozi], at('2026-11-19', '07:20'), [
    'I would start with the product page, measured on a slow phone, and move outwards from there.',
    'I have rebuilt four shops of your size; two of them sell furniture, and one sells only screws.',
  ]),
  shopTomas: sent(
    2,
    [shop, tomas],
    at('2026-11-18', '16:30'),
    [
      'First a week on paper: every page that people reach from a search, printed, cut up and put in order. Then templates.',
      'I set catalogues for fifteen years before I set shops. People find things in mine.',
    ],
    { viewedAt: at('2026-11-19', '15:05') },
  ),
  /** On the shortlist. */
  shopKaterina: sent(
    3,
    [shop, katerina],
    at('2026-11-18', '11:05'),
    [
      'Half of what is slow is not the front end. I would look at your three slowest requests first, and build on them after.',
      'I have put a new front on five old services, and kept all five running meanwhile.',
    ],
    { viewedAt: at('2026-11-18', '17:20'), shortlistedAt: at('2026-11-19', '15:10') },
  ),
  shopEmil: sent(
    4,
    [shop, emil],
    at('2026-11-18', '20:45'),
    ['I would rewrite every label, button and empty page, so that no one has to ask.', 'I am new here and quick.'],
    rejected('2026-11-20', '08:40', 'We need someone who can build it too.'),
  ),
  /** Not read yet. */
  shopNoa: sent(5, [shop, noa], at('2026-11-20', '06:10'), [
    'Before anything is drawn, I would watch six of your customers look for a table. It takes four days.',
    'My last three reports were read to the end. Each had nine pages.',
  ]),
  /** Edited before it was read. */
  shopMarguerite: sent(
    6,
    [shop, marguerite],
    at('2026-11-18', '13:40'),
    [
      'I would take your ten pages apart into thirty pieces, and give each piece a name, a rule and a test.',
      'You have seen how I work on the mark for your repair desk. A shop would get the same care.',
    ],
    {
      edited: {
        at: at('2026-11-18', '14:20'),
        before: {
          proposal: 'I would rebuild the shop from the start, and move the products over at the end.',
          coverLetter: 'You know how I work from the mark for your repair desk.',
        },
      },
      viewedAt: at('2026-11-19', '15:07'),
    },
  ),
  /** Invited to an interview. */
  vansNgozi: sent(
    7,
    [vans, ngozi],
    at('2026-11-16', '09:15'),
    [
      'One screen for the yard, one for the office. The yard comes first, because it rains there.',
      'The stock list that your warehouse uses is mine, so I know the shelves, the gloves and the signal.',
    ],
    { viewedAt: at('2026-11-18', '08:30'), shortlistedAt: at('2026-11-18', '08:35') },
  ),
  /** The interview was called off. */
  vansKaterina: sent(
    8,
    [vans, katerina],
    at('2026-11-11', '18:50'),
    [
      'Routes are the easy part. I would begin with who may lift what, and write that down as rules you can change.',
      'I kept the backups of a haulier for a year. I know how early it gets.',
    ],
    {
      ...rejected('2026-11-19', '11:00', 'We would like one person for the yard and the office.'),
      viewedAt: at('2026-11-12', '08:00'),
    },
  ),
  /** Declined the interview. */
  vansNoa: sent(
    9,
    [vans, noa],
    at('2026-11-12', '10:30'),
    [
      'I would ride along for two days, and only then say what the planner should show.',
      'You know my work from last spring, and this time I am well.',
    ],
    { viewedAt: at('2026-11-13', '08:00') },
  ),
  /** Answered, and then its author closed the account. */
  vansClosed: sent(10, [vans, closed], at('2026-11-10', '15:00'), [removed, removed], rejected('2026-11-13', '08:10')),
  armchairsAmara: sent(
    11,
    [armchairs, amara],
    at('2026-11-07', '10:00'),
    [
      'All twelve from raw files, against one grey card, in one evening light.',
      'You have my lamps. The armchairs would stand beside them without a seam.',
    ],
    accepted('2026-11-12', '13:20'),
  ),
  vouchersNgozi: sent(
    12,
    [vouchers, ngozi],
    at('2026-11-11', '09:35'),
    [
      'A voucher is a number that works once. I would build the counter first and the pretty page second.',
      'I know your shop’s service by now, and your printer.',
    ],
    accepted('2026-11-16'),
  ),
  checkoutNgozi: sent(
    13,
    [checkout, ngozi],
    at('2026-10-06', '08:10'),
    [
      'Texts, prices and dates out of the pages and into files that your translators can open.',
      'I have shipped a checkout in five languages, two of them right to left.',
    ],
    accepted('2026-10-12'),
  ),
  stampMarguerite: sent(
    14,
    [stamp, marguerite],
    at('2026-10-13', '12:45'),
    [
      'Two hands, one joint, no words. It should still be clear when the ink runs dry.',
      'I draw marks as I draw components: few parts, and rules for all of them.',
    ],
    accepted('2026-10-20'),
  ),
  stockNgozi: sent(
    15,
    [stock, ngozi],
    at('2026-09-02', '09:40'),
    [
      'Big rows, no hover, and every line saved before the glove is off the glass.',
      'I have built for cold hands before: tide tables, on a boat.',
    ],
    {
      edited: {
        at: at('2026-09-02', '10:20'),
        before: {
          proposal: 'I would rebuild the list from the start, and move the stock over at the end.',
          coverLetter: 'I have built for cold hands before.',
        },
      },
      ...accepted('2026-09-07'),
      viewedAt: at('2026-09-02', '12:00'),
    },
  ),
  stockTomas: sent(
    16,
    [stock, tomas],
    at('2026-09-01', '17:02'),
    ['I would design the list on paper first, in the size of the shelf labels.', 'I set tables. This is one.'],
    {
      ...rejected('2026-09-03', '15:05', 'We look for someone who has worked with PostgreSQL.'),
      viewedAt: at('2026-09-02', '11:55'),
    },
  ),
  lampsAmara: sent(
    17,
    [lamps, amara],
    at('2026-08-11', '09:10'),
    [
      'On and off from the same stand, so that the two lie exactly over each other.',
      'I have retouched lamps for six years.',
    ],
    accepted('2026-08-17'),
  ),
  wishesNgozi: sent(
    18,
    [wishes, ngozi],
    at('2026-06-02', '11:25'),
    ['A list with a lock: who gives what is known to the couple last.', 'I have been to eleven weddings this year.'],
    accepted('2026-06-08'),
  ),
  interviewsNoa: sent(
    19,
    [interviews, noa],
    at('2026-03-03', '07:50'),
    ['Ten visits of ninety minutes, in pairs of two towns.', 'I ask little and wait long.'],
    accepted('2026-03-09'),
  ),
};
