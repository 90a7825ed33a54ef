import type { FreelancerPerson } from './freelancer.ts';

export const seo: readonly FreelancerPerson[] = [
  {
    name: 'Gabriel Dubois',
    location: 'Brussels, Belgium',
    profession: 'seo',
    age: 37,
    years: 12,
    hourlyRate: 63,
    bio: 'Technical SEO consultant. Site moves without lost traffic, structured data, and content plans based on what people really search for.',
    past: [
      'moved a news archive of 90,000 addresses, level again after three weeks',
      'untangled a shop’s filters that had produced eleven million pages',
      'wrote the content plan of a museum from what visitors ask at the desk',
    ],
    habits: [
      'My audits have three columns: broken, cost, effort.',
      'I explain each change to the person who has to make it.',
      'Forecasts come with the two reasons why they may be wrong.',
    ],
    portfolio: [
      {
        title: 'Moving a news archive',
        picture: 'results',
        description: '90,000 addresses moved; visits were level again after three weeks.',
      },
      {
        title: 'Eleven million pages too many',
        picture: 'areas',
        description: 'A shop’s filters untangled, and its catalogue found again.',
      },
      {
        title: 'Questions at a museum desk',
        picture: 'map',
        description: 'A plan of forty pages built from what visitors ask.',
      },
    ],
  },
  {
    name: 'Abdullah Rahman',
    location: 'Dhaka, Bangladesh',
    profession: 'seo',
    age: 26,
    years: 4,
    hourlyRate: 19,
    bio: 'SEO specialist for local businesses: audits, listings and honest link building, with a one-page report every month.',
    past: [
      'doubled the calls that eleven opticians get from maps',
      'cleaned up 140 wrong listings of a courier company',
      'brought a family bakery to the top of its own street',
    ],
    habits: [
      'I write one page a month, in words that an owner reads at the counter.',
      'No link of mine was ever paid for.',
      'Photographs of shop fronts matter, and I ask for them first.',
    ],
    portfolio: [
      {
        title: 'Eleven opticians on the map',
        picture: 'map',
        description: 'Twice as many calls in four months.',
      },
      {
        title: 'One address, 140 listings',
        picture: 'results',
        description: 'A courier company found under its own telephone number again.',
      },
      {
        title: 'A bakery in its own street',
        picture: 'columns',
        description: 'First for fresh bread within two kilometres.',
      },
    ],
  },
];
