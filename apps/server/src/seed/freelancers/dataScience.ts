import type { FreelancerPerson } from './freelancer.ts';

export const dataScience: readonly FreelancerPerson[] = [
  {
    name: 'Priya Raghunathan',
    location: 'Chennai, India',
    profession: 'dataScience',
    age: 33,
    years: 9,
    hourlyRate: 64,
    bio: 'Data scientist who starts with the question and not with the model. Demand forecasts, churn analysis and plain-language reports that a board can read in five minutes.',
    past: [
      'reduced a bread maker’s waste by eleven percent with a forecast on one page',
      'explained a telecom’s churn to its board in five minutes',
      'measured which of a clinic’s reminders change anything',
    ],
    habits: [
      'I begin with the decision, the person and the day.',
      'Notebooks of mine run from top to bottom on your machine.',
      'Uncertainty is drawn, not mentioned.',
    ],
    portfolio: [
      {
        title: 'Bread forecast',
        picture: 'columns',
        description: 'Eleven percent less thrown away, explained on one page to bakers.',
      },
      {
        title: 'Churn in five minutes',
        picture: 'areas',
        description: 'One chart and one decision for a telecom’s board.',
      },
      {
        title: 'Reminders that work',
        picture: 'clusters',
        description: 'An experiment in eleven clinics, with an answer that surprised them.',
      },
    ],
  },
  {
    name: 'Emeka Eze',
    location: 'Enugu, Nigeria',
    profession: 'dataScience',
    age: 32,
    years: 7,
    hourlyRate: 41,
    bio: 'Analyst and dashboard builder. SQL, Power BI and a habit of asking what decision a chart is for before I draw it.',
    past: [
      'rebuilt a hospital’s bed board until the nurses agreed with it',
      'replaced forty spreadsheets at a cement plant with six questions',
      'found a unit error that had cost a depot two years of fuel',
    ],
    habits: [
      'I ask what a chart is for before I draw it.',
      'Definitions are written down with a name beside each.',
      'The first version is on paper and free.',
    ],
    portfolio: [
      {
        title: 'Hospital bed board',
        picture: 'dashboard',
        description: 'Hourly figures that agree with the nurses.',
      },
      {
        title: 'Six questions for a cement plant',
        picture: 'columns',
        description: 'Forty spreadsheets retired, one screen kept.',
      },
      {
        title: 'Litres and gallons',
        picture: 'areas',
        description: 'A unit error worth two years of fuel.',
      },
    ],
  },
  {
    name: 'Joseph Mwangi',
    location: 'Kampala, Uganda',
    profession: 'dataScience',
    age: 36,
    years: 9,
    hourlyRate: 43,
    bio: 'Data engineer. Pipelines that recover by themselves, warehouses with names that mean something, and tests on the numbers that matter.',
    past: [
      'built a pipeline for a tea auction that repairs itself overnight',
      'gave a ministry a warehouse with names that mean something',
      'put tests on the figures of a blood bank',
    ],
    habits: [
      'Raw files are kept for good, and everything else can be rebuilt.',
      'A broken figure stops the line and rings me before it rings you.',
      'I name tables as your people speak.',
    ],
    portfolio: [
      {
        title: 'A tea auction, repaired overnight',
        picture: 'diagram',
        description: 'Late files, double lots and a morning report that is never empty.',
      },
      {
        title: 'Names that mean something',
        picture: 'schema',
        description: 'A ministry’s warehouse, readable without a dictionary.',
      },
      {
        title: 'Tests for a blood bank',
        picture: 'dashboard',
        description: 'Forty checks that run before a figure is seen.',
      },
    ],
  },
];
