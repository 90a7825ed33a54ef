import type { ProjectGroup } from './project.ts';

export const devops: readonly ProjectGroup[] = [
  {
    skills: ['Kubernetes', 'Docker', 'AWS', 'CI/CD', 'Terraform'],
    professions: ['devops', 'backend'],
    budget: [6000, 11000],
    duration: '2-3 months',
    projects: [
      {
        title: 'Move wind forecasts to Kubernetes',
        company: 'Windwise Energy',
        subject: 'the forecast service',
        description:
          'Forecasts for sixty wind farms run on three machines that we are afraid to restart. The goal is a small managed Kubernetes cluster, everything as code, and a pipeline that deploys on merge and rolls back with one command. Two of our developers will take it over in the spring. There may be no gap longer than a forecast run, which is six hours.',
        status: 'OPEN',
        answers: [
          'Six hours between runs is generous, so I would move one farm at a time and compare its forecasts on both systems for a day.',
          'I would write the rollback first and practise it with your two developers in week two, before anything important has moved.',
          'Three machines that cannot be restarted usually hide files that exist nowhere else; an inventory of those would be my first delivery.',
        ],
      },
      {
        title: 'Kubernetes for a course platform’s morning rush',
        company: 'Open Slate Learning',
        subject: 'the course platform',
        description:
          'At eight in the morning 30,000 pupils press the same button. Our platform copes by being three times larger than it needs to be for the rest of the day. We want it on Kubernetes with scaling that starts before the bell and a bill that follows the timetable. School holidays are a good moment to switch.',
        status: 'COMPLETED',
        answers: [
          'The bell is known in advance, so I would scale on the timetable and keep automatic scaling only as a safety net.',
          'I would replay a real Monday at double speed against the new cluster during half-term and fix what melts.',
        ],
        review: {
          stars: 5,
          text: 'The first Monday after the holidays was the dullest morning we have had in years.',
        },
      },
      {
        title: 'Scale ticket sales for Friday at ten',
        company: 'Marquee & Moon',
        subject: 'Friday ticket sales',
        description:
          'For six days our ticket shop sleeps, and on Friday at ten it is stormed. Last spring a popular band took it down for forty minutes. We are moving to containers and need a queue in front, a cluster that grows in a minute and a calm way to deploy. Please plan for a rehearsal with invented customers.',
        status: 'ASSIGNED',
        answers: [
          'A fair queue belongs at the edge, outside the cluster, so that a stampede never touches the shop at all.',
          'I would hold the rehearsal twice: once to find the limit, and again with the payment provider answering slowly.',
          'Growing in a minute means nodes that are already warm; I would price that for Fridays only and show you the sum.',
        ],
      },
    ],
  },
  {
    skills: ['AWS', 'Terraform', 'Docker', 'Linux Administration'],
    professions: ['devops', 'backend'],
    budget: [2200, 4000],
    duration: '2 weeks',
    projects: [
      {
        title: 'Cut the storage bill of our river models',
        company: 'Monsoon Analytics',
        subject: 'the storage bill',
        description:
          'We pay about $9,000 a month for our river models and suspect that half of it is storage that has not been opened for years. Please find out where the money goes, propose savings with their risk and carry out the safe ones with us. A monthly report that our finance team understands should remain. We run on AWS, in one account that grew.',
        status: 'COMPLETED',
        answers: [
          'I would switch on access logs for two weeks before deleting a byte, and present storage by the year it was last read.',
          'One account that grew needs tags before it needs savings, so the first report would simply say whose money it is.',
        ],
        review: {
          stars: 5,
          text: 'From 9,100 to 5,300 dollars a month, and every step came with its risk written beside it.',
        },
      },
      {
        title: 'Cheaper cloud archive for twelve years of film',
        company: 'Loudhouse Media',
        subject: 'the film archive',
        description:
          'Our archive holds every take of every film we have made, in the most expensive class of storage there is. Editors need last year’s films at once and the rest within a day. Please propose classes, rules and a way to find things, then carry it out with our one engineer. The bill should be readable by a producer.',
        status: 'OPEN',
        answers: [
          'I would index names, dates and thumbnails before moving anything, as a cheap archive that cannot be searched gets copied back within a year.',
          'Retrieval fees can eat the savings; I would model three of your past productions and show what each would have cost.',
          'A producer reads a bill per film, so tags would follow the film and not the department.',
        ],
      },
      {
        title: 'Cut the cloud bill of a nightly risk run',
        company: 'Copperline Capital',
        subject: 'the nightly risk run',
        description:
          'Our risk run takes two hours a night on machines that are switched on for twenty-four. What else depends on them is anyone’s guess. We would like them to exist only while they are needed, with an alarm if the run is late. The regulator expects a written description.',
        status: 'COMPLETED',
        answers: [
          'I would watch the machines’ connections for a week to learn what else depends on them, then rebuild the run as one job with a deadline.',
          'The late alarm comes before the savings in my plan: at four in the morning you need to know by phone, not by mail.',
        ],
        review: {
          stars: 3,
          text: 'The saving is larger than promised. We waited a fortnight for the description that the regulator wanted.',
        },
      },
    ],
  },
];
