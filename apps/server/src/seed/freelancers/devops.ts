import type { FreelancerPerson } from './freelancer.ts';

export const devops: readonly FreelancerPerson[] = [
  {
    name: 'Kwame Mensah',
    location: 'Accra, Ghana',
    profession: 'devops',
    age: 35,
    years: 10,
    hourlyRate: 66,
    bio: 'I make deployments boring. Terraform, Kubernetes and pipelines that a new hire understands on day one, with alerts that only ring when someone has to get up.',
    past: [
      'took a ticket shop from four outages a month to none, on a smaller bill',
      'wrote a telecom’s infrastructure down as code without changing it',
      'halved a newsroom’s deploys from twenty minutes to ten and then to two',
    ],
    habits: [
      'The way back is written before the way forward.',
      'An alert of mine rings only when someone has to get up.',
      'New colleagues deploy on their first day as a test of my documentation.',
    ],
    portfolio: [
      {
        title: 'A ticket shop on a Friday at ten',
        picture: 'cluster',
        description: 'From four outages a month to none, on a smaller bill.',
      },
      {
        title: 'Infrastructure, written down',
        picture: 'code',
        description: 'A telecom’s servers as code, unchanged, then improved.',
      },
      {
        title: 'Two-minute deploys',
        picture: 'diagram',
        description: 'A newsroom’s pipeline, from twenty minutes to two.',
      },
    ],
  },
  {
    name: 'Jonas Bergström',
    location: 'Uppsala, Sweden',
    profession: 'devops',
    age: 45,
    years: 21,
    hourlyRate: 110,
    bio: 'Infrastructure engineer. I have moved four companies out of a data centre and two back into one, and can tell you which you need.',
    past: [
      'moved a publisher off three machines under the stairs without a minute of downtime',
      'brought a car park company back from the cloud at a third of the cost',
      'ran the network of a ski championship for eleven days',
    ],
    habits: [
      'I tell you what not to buy.',
      'Runbooks are tested by a person who has not seen the system.',
      'Changes happen on Tuesday mornings, when everyone is awake.',
    ],
    portfolio: [
      {
        title: 'Out of the cellar',
        picture: 'diagram',
        description: 'A publisher moved from three machines under the stairs without a minute of downtime.',
      },
      {
        title: 'Back from the cloud',
        picture: 'areas',
        description: 'A car park company’s servers at a third of the cost.',
      },
      {
        title: 'Eleven days of skiing',
        picture: 'cluster',
        description: 'Network and timing for a championship, with two spares of everything.',
      },
    ],
  },
  {
    name: 'Ravi Shankar Iyer',
    location: 'Bengaluru, India',
    profession: 'devops',
    age: 31,
    years: 8,
    hourlyRate: 47,
    bio: 'Cloud engineer on AWS and Google Cloud. I cut bills by a third on average, and show the graph before and after.',
    past: [
      'cut an education company’s AWS bill by 38 percent in five weeks',
      'gave a logistics firm one dashboard that says whose money it is',
      'moved a chat service between regions during a cricket final',
    ],
    habits: [
      'Savings come in a table with the risk beside the sum.',
      'I leave a monthly report that runs without me.',
      'Each change is small enough to be undone during a call.',
    ],
    portfolio: [
      {
        title: 'Thirty-eight percent',
        picture: 'columns',
        description: 'An education company’s bill, before and after, line by line.',
      },
      {
        title: 'Whose money is it',
        picture: 'dashboard',
        description: 'Tags, owners and a report that a finance team reads.',
      },
      {
        title: 'During a cricket final',
        picture: 'cluster',
        description: 'A chat service changed regions while two million people typed.',
      },
    ],
  },
];
