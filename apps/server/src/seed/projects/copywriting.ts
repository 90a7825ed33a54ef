import type { ProjectGroup } from './project.ts';

export const copywriting: readonly ProjectGroup[] = [
  {
    skills: ['Copywriting', 'Content Marketing', 'Editing'],
    professions: ['copywriting', 'contentWriting'],
    budget: [600, 1400],
    duration: '1-2 weeks',
    projects: [
      {
        title: 'Landing page texts for flood alerts',
        company: 'Monsoon Analytics',
        subject: 'the flood alerts page',
        description:
          'Our flood alerts save towns a night of guessing, and our page reads like a patent. We need a headline, five short sections and answers to eight questions that water boards ask every time. You may talk to three of them; they are friendly and have opinions. British English, and no stock phrases about resilience.',
        status: 'OPEN',
        answers: [
          'I would ask each of the three water boards to describe the worst night of last year and build the page around what they needed to know at two in the morning.',
          'Your eight questions can carry the page; I would answer them first and cut every section that they make unnecessary.',
          'The headline should name a number of hours, so my first question to you is how early an alert arrives and how often it is wrong.',
        ],
      },
      {
        title: 'Landing page texts for shared homes',
        company: 'Lantern Homes',
        subject: 'the shared homes page',
        description:
          'People ask us the same thing in every viewing: what is in the rent, and who cleans? Our page answers with photographs of cushions. Please write a landing page that explains a shared home in five sections and deals with the awkward questions about noise, deposits and leaving early. Two versions of the opening, so that we can compare.',
        status: 'COMPLETED',
        answers: [
          'I would put the awkward questions at the top, since a reader who trusts your answer on deposits will forgive you the cushions.',
          'For the two openings I would set a price against a day in the life, because those test different reasons to move in.',
        ],
        review: {
          stars: 5,
          text: 'Viewings are shorter now because people arrive knowing the answers.',
        },
      },
      {
        title: 'Explain a savings club in 500 words',
        company: 'Sika Savings',
        subject: 'the savings club page',
        description:
          'Twenty people, one deposit a week, and each month one of them takes the pot. It is simple in a market square and confusing on a phone. We need 500 words and a small worked example with names and amounts in cedi. The reader may be using her second language, so short sentences matter more than charm.',
        status: 'COMPLETED',
        answers: [
          'I would write the worked example first, with twelve names and twelve weeks, and let the explanation grow out of the table.',
          'A reader in her second language needs verbs she can act on; I would test the draft aloud with three members over the phone.',
        ],
        review: {
          stars: 4,
          text: 'Clear, short and respectful. We changed some names that sounded foreign in Kumasi.',
        },
      },
    ],
  },
  {
    skills: ['Copywriting', 'Brand Identity', 'Creative Writing'],
    professions: ['copywriting', 'contentWriting'],
    budget: [1100, 2300],
    duration: '2 weeks',
    projects: [
      {
        title: 'A name for the tenants’ app',
        company: 'Lantern Homes',
        subject: 'the tenants’ app',
        description:
          'Our app for tenants is called New App, and has been for three years. We would like ten names with reasons, checked in English, Mandarin, Malay and Tamil, and two pages about how it speaks to people who have just moved and are tired. Two people decide on the day after your presentation.',
        status: 'COMPLETED',
        answers: [
          'I would look for a name that can be shouted down a stairwell, and check its sound in all four languages with native speakers.',
          'Tired people read the first three words, so the two pages on voice would be full of short messages and no adjectives.',
        ],
        review: {
          stars: 2,
          text: 'The names did not suit us: three were taken, and two mean something rude in Malay. The two pages about tone were good and we use them.',
        },
      },
      {
        title: 'Name and tone of voice for a podcast',
        company: 'Loudhouse Media',
        subject: 'the podcast name',
        description:
          'We are starting a podcast for people who know more than they are given credit for: school cooks, lift engineers, court interpreters. It needs a name, a subtitle and a page about tone. The name has to work when a host says it out loud forty times a season. Please check that it is free.',
        status: 'OPEN',
        answers: [
          'I would spend an hour with a lift engineer first, since the name is probably a word from a trade that outsiders have never heard.',
          'Said forty times, a clever name turns sour; I would record each candidate in a real introduction and listen a day later.',
          'My page on tone would have one rule for the host, which is to ask how and never why.',
        ],
      },
      {
        title: 'Name for a lending product',
        company: 'Copperline Capital',
        subject: 'the lending product’s name',
        description:
          'Owners of workshops distrust banks, and our lending product was called Flexi. We wanted ten names with reasons and a page about how it speaks to a person who has been refused twice. The product has since been merged with another. Names in English only.',
        status: 'CANCELLED',
        answers: [
          'I would name it after what it pays for, because an owner who was refused twice has heard enough about flexibility.',
        ],
      },
    ],
  },
];
