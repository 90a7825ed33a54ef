import type { FreelancerPerson } from './freelancer.ts';

export const brandDesign: readonly FreelancerPerson[] = [
  {
    name: 'Ingrid Solheim',
    location: 'Bergen, Norway',
    profession: 'brandDesign',
    age: 41,
    years: 17,
    hourlyRate: 95,
    bio: 'Brand designer. Seventeen years of marks, type systems and packaging for food, outdoor and culture. I deliver a book of rules that your own team can follow.',
    past: [
      'drew a mark for an oyster farm that is burned into wood with one iron',
      'renewed the identity of a mountain railway without losing its red',
      'set a typeface for the labels of a cheese cooperative',
    ],
    habits: [
      'I present three directions at most, and stand behind each.',
      'Everything is shown on the thing it will be printed on.',
      'The rulebook I deliver has twelve pages and no logo graveyard.',
    ],
    portfolio: [
      {
        title: 'Identity for an oyster farm',
        picture: 'identity',
        description: 'A mark that can be burned into wood with one iron.',
      },
      {
        title: 'The red of a mountain railway',
        picture: 'poster',
        description: 'Timetables, tickets and enamel signs in one voice.',
      },
      {
        title: 'Cheese, lettered',
        picture: 'specimen',
        description: 'A narrow typeface for labels that wrap around a wheel.',
      },
      {
        title: 'Sea salt in four boxes',
        picture: 'packaging',
        description: 'Board without coating, two inks, and a lid that pours.',
      },
    ],
  },
  {
    name: 'Katarzyna Nowak',
    location: 'Wrocław, Poland',
    profession: 'brandDesign',
    age: 28,
    years: 5,
    hourlyRate: 42,
    bio: 'Illustrator and identity designer. Warm, hand-drawn systems for food makers, children’s books and small museums.',
    isNew: true,
    past: [
      'illustrated a children’s atlas of mushrooms that is now in its third printing',
      'drew the signs of a small museum of toys by hand',
    ],
    habits: ['Pencils first, always, and you may scribble on them.', 'I scan at a size that survives a poster.'],
    portfolio: [
      {
        title: 'Atlas of mushrooms',
        picture: 'spread',
        description: 'Ninety plates for children, checked by two mycologists.',
      },
      {
        title: 'Signs for a museum of toys',
        picture: 'identity',
        description: 'Drawn by hand, cut in plywood, read at one metre of height.',
      },
    ],
  },
  {
    name: 'Hye-jin Park',
    location: 'Busan, South Korea',
    profession: 'brandDesign',
    age: 33,
    years: 9,
    hourlyRate: 61,
    bio: 'Visual designer for cosmetics and cafés. Packaging, shop windows and social templates that hold together as one voice.',
    past: [
      'designed the packaging of a tea house from Busan to Berlin',
      'lettered the windows of twenty cafés in one winter',
      'gave a soap maker a system that its two owners keep up by themselves',
    ],
    habits: [
      'I send photographs of printed proofs, never screenshots of files.',
      'Two rounds are usually enough, and the third is free if they are not.',
      'My suppliers in Busan print short runs at honest prices.',
    ],
    portfolio: [
      {
        title: 'Tea from Busan',
        picture: 'packaging',
        description: 'Nine tins and a shelf that looks like one long landscape.',
      },
      {
        title: 'Twenty café windows',
        picture: 'poster',
        description: 'Lettered by hand in one winter, photographed in the rain.',
      },
      {
        title: 'Soap, plainly',
        picture: 'identity',
        description: 'A system of stamps and papers that two owners keep up by themselves.',
      },
    ],
  },
];
