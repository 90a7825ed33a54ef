import type { FreelancerPerson } from './freelancer.ts';

export const security: readonly FreelancerPerson[] = [
  {
    name: 'Thabo Nkosi',
    location: 'Johannesburg, South Africa',
    profession: 'security',
    age: 39,
    years: 13,
    hourlyRate: 92,
    bio: 'Security engineer. I test web applications the way an attacker would, then sit with your developers until each finding is fixed and understood.',
    past: [
      'tested a school platform and stayed until its fourteen findings were repaired',
      'got into a bank’s branch with a ladder and a friendly manner',
      'reviewed the payment code of a mobile operator line by line',
    ],
    habits: [
      'Each finding comes with steps, a fix and the name of the person who agreed to it.',
      'I never test on a Friday.',
      'Reports have a first page for the board and a second for developers.',
    ],
    portfolio: [
      {
        title: 'Review of a school platform',
        picture: 'shield',
        description: 'Fourteen findings, all repaired and tested again within a month.',
      },
      {
        title: 'A ladder and a friendly manner',
        picture: 'map',
        description: 'A physical test of nine branches, with a training that followed.',
      },
      {
        title: 'Payments, line by line',
        picture: 'code',
        description: 'A mobile operator’s code read in three weeks, aloud where it mattered.',
      },
    ],
  },
  {
    name: 'Nadia Petrova',
    location: 'Sofia, Bulgaria',
    profession: 'security',
    age: 34,
    years: 10,
    hourlyRate: 74,
    bio: 'Cloud security and compliance. I prepare teams for ISO 27001 and SOC 2 without drowning them in documents.',
    past: [
      'took a team of nine through ISO 27001 with nineteen pages of documents',
      'automated the evidence of a fintech’s first SOC 2 report',
      'wrote an access policy that a warehouse really follows',
    ],
    habits: [
      'Policies of mine are short enough to be read on a phone.',
      'I sit in on the audit and speak when asked.',
      'Evidence is collected by machines wherever a machine was there.',
    ],
    portfolio: [
      {
        title: 'Certificate without tears',
        picture: 'shield',
        description: 'ISO 27001 for a team of nine, with nineteen pages of documents.',
      },
      {
        title: 'Evidence by machine',
        picture: 'diagram',
        description: 'A fintech’s first SOC 2 report, collected from its own pipeline.',
      },
      {
        title: 'A policy for a warehouse',
        picture: 'plan',
        description: 'Who may open what, on one sheet by the door.',
      },
    ],
  },
];
