import type { FreelancerPerson } from './freelancer.ts';

export const marketing: readonly FreelancerPerson[] = [
  {
    name: 'Chloé Marchand',
    location: 'Lyon, France',
    profession: 'marketing',
    age: 32,
    years: 8,
    hourlyRate: 57,
    bio: 'Performance marketer for shops and subscription products. I set up tracking first, spend second, and report what each euro brought back.',
    past: [
      'found that a third of a shoe shop’s conversions were counted twice',
      'filled a language school’s summer courses for nine euros a place',
      'ended a travel agency’s most expensive campaign in its second week',
    ],
    habits: [
      'Reports of mine have one page and one recommendation.',
      'Accounts stay in your name, with my access removed on the last day.',
      'What did not work stands at the top of the report.',
    ],
    portfolio: [
      {
        title: 'Counted once',
        picture: 'columns',
        description: 'A shoe shop’s measurement repaired; a third of its success had been counted twice.',
      },
      {
        title: 'Summer at a language school',
        picture: 'campaign',
        description: 'Nine euros a place, two channels, no discounts.',
      },
      {
        title: 'Ending a campaign in week two',
        picture: 'areas',
        description: 'How a travel agency saved its budget for spring.',
      },
    ],
  },
  {
    name: 'Grace Wanjiru',
    location: 'Mombasa, Kenya',
    profession: 'marketing',
    age: 30,
    years: 6,
    hourlyRate: 33,
    bio: 'Social media manager for travel and food. I plan a quarter, shoot what we need in a week, and answer every comment within a day.',
    past: [
      'ran the accounts of a safari lodge through two seasons without a stock photograph',
      'planned a food market’s opening, and 3,000 people came hungry',
      'taught a fishing cooperative to film its own mornings',
    ],
    habits: [
      'Comments get an answer within the day, including the rude ones.',
      'I shoot a month of pictures in two days and tag them properly.',
      'You approve once a week and not once a post.',
    ],
    portfolio: [
      {
        title: 'Two seasons at a lodge',
        picture: 'campaign',
        description: 'Guests, guides and elephants, none of them from a picture library.',
      },
      {
        title: 'A market opens hungry',
        picture: 'poster',
        description: 'Three thousand visitors on the first morning.',
      },
      {
        title: 'Fishing at five',
        picture: 'storyboard',
        description: 'A cooperative films itself, after a lesson of one hour.',
      },
    ],
  },
  {
    name: 'Beatriz Alonso',
    location: 'Valencia, Spain',
    profession: 'marketing',
    age: 39,
    years: 14,
    hourlyRate: 66,
    bio: 'Email and lifecycle marketer. Welcome series, win-back campaigns and deliverability repair for lists between ten thousand and two million.',
    past: [
      'raised second orders at a tea shop from nine to seventeen percent',
      'repaired the delivery of a list of two million addresses',
      'sold a theatre’s first ten evenings without a discount',
    ],
    habits: [
      'I write to your least active readers first, since they decide where mail lands.',
      'Consent is checked before any text is written.',
      'Each series is drawn on one sheet with an exit at every step.',
    ],
    portfolio: [
      {
        title: 'Welcome series for a tea shop',
        picture: 'campaign',
        description: 'Second orders within sixty days rose from nine to seventeen percent.',
      },
      {
        title: 'Two million addresses',
        picture: 'columns',
        description: 'From the spam folder back to the inbox in seven weeks.',
      },
      {
        title: 'A theatre’s season',
        picture: 'results',
        description: 'The first ten evenings sold without a discount.',
      },
    ],
  },
];
