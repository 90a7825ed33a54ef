import type { FreelancerPerson } from './freelancer.ts';

export const finance: readonly FreelancerPerson[] = [
  {
    name: 'Omar Al-Farsi',
    location: 'Muscat, Oman',
    profession: 'finance',
    age: 44,
    years: 20,
    hourlyRate: 78,
    bio: 'Chartered accountant turned modeller. Three-statement models, investor decks and clean books for companies that grew faster than their spreadsheets.',
    past: [
      'wrote a cheese maker’s loan case, approved in the first meeting',
      'cleaned six years of a shipping agent’s books in one summer',
      'modelled a date farm through three droughts',
    ],
    habits: [
      'Every assumption has a source beside it.',
      'I build so that your accountant can change it without me.',
      'Cash comes before profit in all my summaries.',
    ],
    portfolio: [
      {
        title: 'Loan case for a cheese maker',
        picture: 'ledger',
        description: 'Approved in the first meeting; the model is still in use.',
      },
      {
        title: 'Six years in one summer',
        picture: 'columns',
        description: 'A shipping agent’s books, cleaned and closed.',
      },
      {
        title: 'Dates and droughts',
        picture: 'areas',
        description: 'A farm’s cash through three dry years.',
      },
    ],
  },
  {
    name: 'Bruno Keller',
    location: 'Zürich, Switzerland',
    profession: 'finance',
    age: 50,
    years: 25,
    hourlyRate: 140,
    bio: 'Fractional finance lead for young companies. Cash plans, pricing and the first audit, explained without jargon.',
    past: [
      'found the three products that paid for all the others at a print shop',
      'prepared a watch maker for its first audit',
      'reduced a school’s forty budgets to one page',
    ],
    habits: [
      'I explain each number once, in person, and then in writing.',
      'My models have no hidden sheets.',
      'Bad news arrives by telephone and on the same day.',
    ],
    portfolio: [
      {
        title: 'Price list of a print shop',
        picture: 'ledger',
        description: 'Found the three products that paid for all the others.',
      },
      {
        title: 'First audit of a watch maker',
        picture: 'plan',
        description: 'Eleven weeks, one binder, no surprises.',
      },
      {
        title: 'Forty budgets, one page',
        picture: 'columns',
        description: 'A school sees what a class costs.',
      },
    ],
  },
];
