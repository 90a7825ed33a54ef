import type { ProjectGroup } from './project.ts';

export const seo: readonly ProjectGroup[] = [
  {
    skills: ['SEO', 'Google Analytics', 'Content Marketing'],
    professions: ['seo', 'marketing'],
    budget: [700, 1500],
    duration: '1-2 weeks',
    projects: [
      {
        title: 'SEO check-up for a lettings agency',
        company: 'Keystone Lettings',
        subject: 'the lettings search results',
        description:
          'Since we moved to a new website our visits have fallen by a third, and owners in our own street find an agency in Leeds. We need a technical audit, a list of repairs in order of effect and a plan of topics that landlords look for. No bought links, and no texts written by the metre. One call at the start and one at the end.',
        status: 'COMPLETED',
        answers: [
          'I would compare the old and the new addresses line by line; after a move the loss is nearly always in the redirects.',
          'Landlords search for forms and deadlines, so I would plan six pages around those before anything about your agency.',
        ],
        review: {
          stars: 4,
          text: 'Visits are back where they were, and the plan of topics is sensible. We would have liked a second call.',
        },
      },
      {
        title: 'SEO for tent repair guides',
        company: 'Hollow Oak Outdoors',
        subject: 'the repair guides',
        description:
          'Our tent repair guides used to lead the results and are on page two since spring. They are the best texts we have, with drawings and part numbers. Please find out what changed, mark the guides up properly and tell us which ones are missing. Our own mechanics write them and enjoy it.',
        status: 'OPEN',
        answers: [
          'I would look at the guides on a phone first, because the drawings are wide and may have pushed the answer below three screens.',
          'How-to markup with part numbers suits your guides well; I would add it to five and wait two weeks before touching the rest.',
          'Missing guides show up in your returns, so I would compare repair requests with the list of guides and hand your mechanics the gaps.',
        ],
      },
      {
        title: 'SEO for energy reports',
        company: 'Ponte Consultores',
        subject: 'the report pages',
        description:
          'Hotels search for our energy reports by name and land on a competitor who quotes them. The reports are PDF files of forty pages. We would like to know how to publish them so that they are found, and which questions hoteliers really ask. Portuguese and English matter equally.',
        status: 'COMPLETED',
        answers: [
          'Forty-page files should become ten pages each with one question in the title, and the PDF stays as a download for the loyal.',
          'I would ask the competitor’s page what it does better: it probably answers in its first line and you answer on page nine.',
        ],
        review: {
          stars: 5,
          text: 'We are now first for our own name, which should not feel like a victory but does.',
        },
      },
    ],
  },
];
