import type { FreelancerPerson } from './freelancer.ts';

export const machineLearning: readonly FreelancerPerson[] = [
  {
    name: 'Aisha Siddiqui',
    location: 'Lahore, Pakistan',
    profession: 'machineLearning',
    age: 28,
    years: 5,
    hourlyRate: 44,
    bio: 'Machine learning engineer for text and documents: extraction, search and assistants that quote their sources. I evaluate before I promise.',
    past: [
      'taught a forwarder’s system to read seventeen layouts of delivery notes',
      'built an assistant for a law library that quotes its page',
      'measured a chatbot for a bank and advised against it',
    ],
    habits: [
      'The evaluation exists before the model does.',
      'I show failures first, sorted by cost.',
      'Nothing leaves your servers without a written yes.',
    ],
    portfolio: [
      {
        title: 'Reading delivery notes',
        picture: 'network',
        description: 'Seventeen layouts, 98.6% of lines right, and it asks when unsure.',
      },
      {
        title: 'An assistant that quotes',
        picture: 'results',
        description: 'A law library’s answers, each with its page.',
      },
      {
        title: 'Measured, and advised against',
        picture: 'clusters',
        description: 'What a bank’s chatbot would have got wrong, in four hundred examples.',
      },
    ],
  },
  {
    name: 'Hiroshi Yamamoto',
    location: 'Sapporo, Japan',
    profession: 'machineLearning',
    age: 46,
    years: 19,
    hourlyRate: 115,
    bio: 'Computer vision engineer. Defect detection on production lines, crop counting from drones, and models small enough to run on the camera.',
    past: [
      'sorted seeds by camera at forty a second on a computer the size of a matchbox',
      'found hairline cracks in bearings that two inspectors had passed',
      'counted salmon in a river at night',
    ],
    habits: [
      'Light comes before learning: I fix the lamp first.',
      'You see what the model misses every morning.',
      'I train on your machines, so that you can do it again.',
    ],
    portfolio: [
      {
        title: 'Seed sorting by camera',
        picture: 'detection',
        description: 'Runs on a computer the size of a matchbox, at forty seeds a second.',
      },
      {
        title: 'Hairline cracks',
        picture: 'network',
        description: 'What two inspectors passed and a lamp at eleven degrees did not.',
      },
      {
        title: 'Salmon at night',
        picture: 'clusters',
        description: 'A count within three percent of the biologists’.',
      },
    ],
  },
  {
    name: 'Wei Zhang',
    location: 'Singapore',
    profession: 'machineLearning',
    age: 35,
    years: 11,
    hourlyRate: 98,
    bio: 'Search and recommendation engineer. I have tuned ranking for shops with two hundred products and for shops with twenty million.',
    past: [
      'tuned the search of a screw dealer with twenty million parts',
      'rebuilt the recommendations of a library so that they surprise people',
      'wrote judged queries with the staff of a hardware store',
    ],
    habits: [
      'Two hundred judged queries come before any change.',
      'Each change is a line in a table: better, worse, unchanged.',
      'I leave a way to judge new results in five minutes a week.',
    ],
    portfolio: [
      {
        title: 'Twenty million screws',
        picture: 'results',
        description: 'Search by thread, head and half a number.',
      },
      {
        title: 'Books you did not ask for',
        picture: 'network',
        description: 'A library’s recommendations, judged by its readers.',
      },
      {
        title: 'Judged in a hardware store',
        picture: 'clusters',
        description: 'Two hundred queries written at the counter.',
      },
    ],
  },
];
