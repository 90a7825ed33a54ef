import type { FreelancerPerson } from './freelancer.ts';

export const virtualAssistant: readonly FreelancerPerson[] = [
  {
    name: 'Sunita Gurung',
    location: 'Kathmandu, Nepal',
    profession: 'virtualAssistant',
    age: 27,
    years: 5,
    hourlyRate: 16,
    bio: 'Virtual assistant for founders and small agencies. Inbox, calendar, travel and research; I write the checklist the first time, so the second time is free of errors.',
    past: [
      'answered all returns of a shop with eighty a week before evening',
      'arranged a conference of trail runners in three valleys',
      'kept the calendars of four founders free of double bookings for two years',
    ],
    habits: [
      'I write the checklist while I do the task.',
      'By nine your time there is a short list of what needs you.',
      'Passwords stay in your vault and never in my notes.',
    ],
    portfolio: [
      {
        title: 'Returns in one day',
        picture: 'board',
        description: 'A shop with 80 returns a week answers all of them before the evening.',
      },
      {
        title: 'Three valleys, one conference',
        picture: 'plan',
        description: 'Beds, buses and blisters for 140 runners.',
      },
    ],
  },
  {
    name: 'Carlos Villanueva',
    location: 'Cebu City, Philippines',
    profession: 'virtualAssistant',
    age: 34,
    years: 10,
    hourlyRate: 18,
    bio: 'Operations assistant for online shops: orders, returns, supplier mails and a tidy spreadsheet at the end of each day.',
    past: [
      'ran the order desk of a lamp shop through two Christmases',
      'brought 900 supplier letters of a ceramics studio into order',
      'set up a shared mailbox for a clinic’s five receptionists',
    ],
    habits: [
      'The day ends with a spreadsheet that fits on a phone.',
      'I ask once, write the answer down and do not ask again.',
      'Typhoons are planned for: a colleague takes over within the hour.',
    ],
    portfolio: [
      {
        title: 'Two Christmases at a lamp shop',
        picture: 'board',
        description: 'Orders, broken glass and a tidy sheet every evening.',
      },
      {
        title: 'Nine hundred letters',
        picture: 'ledger',
        description: 'A ceramics studio’s suppliers, sorted and answered.',
      },
    ],
  },
];
