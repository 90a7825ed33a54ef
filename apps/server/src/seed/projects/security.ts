import type { ProjectGroup } from './project.ts';

export const security: readonly ProjectGroup[] = [
  {
    skills: ['Penetration Testing', 'Cybersecurity', 'Linux Administration'],
    professions: ['security', 'devops'],
    budget: [3800, 7200],
    duration: '2 weeks',
    projects: [
      {
        title: 'Security test of our payments API',
        company: 'Ledgerleaf',
        subject: 'the payments API',
        description:
          'Before the next release an experienced person should try to break the API through which shops move money. You get source code, a test system and a developer who answers questions. We expect findings ordered by risk, steps to reproduce each and a sensible fix, then a second look once we have repaired them. A confidentiality agreement comes first.',
        status: 'OPEN',
        answers: [
          'Idempotency keys and rounding would be my first two days, because money bugs there look like ordinary retries.',
          'I would read the authorisation checks in the source before sending a single request, and test what one shop can learn about another.',
          'Webhooks are the back door of most payment systems; I would forge, replay and reorder yours against the test system.',
        ],
      },
      {
        title: 'Security review of vaccination records',
        company: 'Baobab Health',
        subject: 'the vaccination records',
        description:
          'Rural clinics keep vaccination records with us, and some share one phone among five nurses. We want the web application reviewed with that reality in mind: sessions, exports and what a stolen phone gives away. Findings should be practical for a team of four. The ministry will read the summary.',
        status: 'COMPLETED',
        answers: [
          'I would begin with the stolen phone and work inwards: what is cached, how long a session lives, and who can end it from the office.',
          'Exports are where careful systems leak, so I would follow one spreadsheet from the button to the ministry’s inbox.',
        ],
        review: {
          stars: 5,
          text: 'Eleven findings, each with a fix that our team of four could carry out. The ministry praised the summary for being short.',
        },
      },
      {
        title: 'Security review of the complaints service',
        company: 'Ciudad Clara',
        subject: 'the complaints service',
        description:
          'Anyone can report a broken street lamp and attach photographs, which makes us nervous. Please review the public complaints service, above all its uploads, its comment field and the map. The code is open and the test system is yours for two weeks. We publish the report once everything is repaired.',
        status: 'COMPLETED',
        answers: [
          'Photographs carry positions and faces, so I would look at what is stripped and when, before I try to smuggle in a script.',
          'I would treat the map tiles, the comment field and the mail to the clerk as three outlets of one text, and push the same payload through all of them.',
        ],
        review: {
          stars: 4,
          text: 'Solid findings and good teaching. Two low-risk items were described at greater length than the serious one.',
        },
      },
    ],
  },
  {
    skills: ['Cybersecurity', 'AWS', 'Business Analysis', 'Technical Writing'],
    professions: ['security', 'devops'],
    budget: [5200, 9200],
    duration: '2-3 months',
    projects: [
      {
        title: 'Prepare a port platform for SOC 2',
        company: 'Harbourlight Studio',
        subject: 'the port platform',
        description:
          'A large port asks for a SOC 2 report, and we do most of the right things without writing them down. We are a team of fourteen and have not been through this before. What we need is a plan, policies in our own words, evidence that machines collect and a rehearsal before the auditor comes. Please be honest about what can wait.',
        status: 'ASSIGNED',
        answers: [
          'I would interview each of the fourteen for half an hour and write the policies from what you already do.',
          'Evidence that machines collect starts with your deploys and your access list, and those two would be running in week one.',
          'What can wait is usually vendor reviews; I would give you a list of three columns with now, before the auditor, and next year.',
        ],
      },
      {
        title: 'SOC 2 for a lending team',
        company: 'Copperline Capital',
        subject: 'the lending records',
        description:
          'We passed an ISO audit four years ago and have doubled since. A new investor wants SOC 2. Please find out which of our old documents still describe us, close the gaps and prepare two colleagues to answer the auditor. Nothing should be written that people will not do.',
        status: 'OPEN',
        answers: [
          'I would take each old document to the person it describes and ask what has not been true for a year.',
          'Your two colleagues would answer a mock audit in week three, badly on purpose, so that the gaps come from their questions.',
          'Doubling in size usually breaks access reviews first; I would start there because it is also what auditors open first.',
        ],
      },
      {
        title: 'SOC 2 for a health records service',
        company: 'Tidewater Clinics',
        subject: 'the records service',
        description:
          'Our team is careful with patient data and informal about everything else. A hospital group wants to see a SOC 2 report within nine months. We look for a plan that respects both the nurses and the auditor, with evidence collected where the work happens. HIPAA is in order already.',
        status: 'COMPLETED',
        answers: [
          'Since HIPAA is in order I would map one onto the other and show that sixty percent of the evidence exists.',
          'Nurses should notice nothing but a faster login, so I would start with single sign-on and put the paperwork behind it.',
        ],
        review: {
          stars: 4,
          text: 'The rehearsal was tougher than the audit itself. We would have liked the policy templates a month sooner.',
        },
      },
    ],
  },
];
