import type { FreelancerPerson } from './freelancer.ts';

export const copywriting: readonly FreelancerPerson[] = [
  {
    name: 'Saoirse Brennan',
    location: 'Galway, Ireland',
    profession: 'copywriting',
    age: 36,
    years: 11,
    hourlyRate: 55,
    bio: 'Copywriter for companies that have something real to say. Landing pages, onboarding emails and product names; I interview your customers before I write a line.',
    past: [
      'rewrote 120 letters of a bank, and complaints about tone stopped',
      'launched a cargo bicycle that sold out in nine days on two posters',
      'named a ferry after reading forty years of its log',
    ],
    habits: [
      'I interview three of your customers before writing a line.',
      'Drafts arrive with the sentence I am least sure of marked in yellow.',
      'I read every text aloud, and you may ask for the recording.',
    ],
    portfolio: [
      {
        title: 'A bank that says no nicely',
        picture: 'manuscript',
        description: 'One hundred and twenty letters rewritten; complaints about tone went to zero.',
      },
      {
        title: 'Launch of a cargo bicycle',
        picture: 'page',
        description: 'Sold out in nine days with a budget for two posters.',
      },
      {
        title: 'Forty years of a ferry’s log',
        picture: 'spread',
        description: 'A name, a plaque and a short history for passengers.',
      },
    ],
  },
  {
    name: 'Isabella Moretti',
    location: 'Turin, Italy',
    profession: 'copywriting',
    age: 27,
    years: 4,
    hourlyRate: 35,
    bio: 'Copywriter for food, wine and slow travel, in Italian and English. Short sentences, true claims, and a deadline that holds.',
    isNew: true,
    past: [
      'wrote the labels and the letters of a cooperative of olive growers',
      'turned a hotel’s rules into a page that guests quote',
    ],
    habits: [
      'I write in Italian and English at the same time, so neither is a translation.',
      'A text that can be shorter is not finished.',
    ],
    portfolio: [
      {
        title: 'Letters from an olive grove',
        picture: 'manuscript',
        description: 'A year in twelve letters, printed on the back of labels.',
      },
      {
        title: 'House rules',
        picture: 'page',
        description: 'Nine rules of a small hotel, read by guests for pleasure.',
      },
    ],
  },
  {
    name: 'Freya Andersen',
    location: 'Aarhus, Denmark',
    profession: 'copywriting',
    age: 31,
    years: 7,
    hourlyRate: 67,
    bio: 'UX writer. Error messages, empty states and the thousand small sentences that decide whether people trust a product.',
    past: [
      'rewrote the error messages of a tax office, and its hotline went quiet',
      'wrote every empty state of a budgeting app',
      'settled a company’s quarrel about exclamation marks with one page',
    ],
    habits: [
      'I deliver strings in your format with a note on length.',
      'Each text of mine is tested at 200 percent and in German.',
      'I keep a word list from the first hour.',
    ],
    portfolio: [
      {
        title: 'Errors of a tax office',
        picture: 'page',
        description: 'Two hundred messages that say what happened and what to do.',
      },
      {
        title: 'Empty states with a point',
        picture: 'components',
        description: 'Forty screens of a budgeting app that invite a first step.',
      },
      {
        title: 'One page on tone',
        picture: 'manuscript',
        description: 'When we joke, when we do not, and who decides.',
      },
    ],
  },
];
