import type { ProjectGroup } from './project.ts';

export const productDesign: readonly ProjectGroup[] = [
  {
    skills: ['UI Design', 'UX Design', 'Figma', 'UX Research', 'Prototyping'],
    professions: ['productDesign'],
    budget: [3500, 6000],
    duration: '1 month',
    projects: [
      {
        title: 'Redesign of our scheduling dashboard',
        company: 'Harbourlight Studio',
        subject: 'the scheduling dashboard',
        description:
          'Our dashboard has grown for eight years and it shows: eleven tabs, four date pickers and a search box that dispatchers no longer trust. A designer should watch five of them plan a morning of ferries, tell us what hurts and propose a simpler structure. We expect a clickable prototype, a small component library in Figma and a short list of things to measure afterwards. Our developers will build it with you.',
        status: 'OPEN',
        meeting: 'coming',
        answers: [
          'I would record where dispatchers look during one tide change before touching the eleven tabs, since most of them are probably workarounds for a single missing view.',
          'Four date pickers usually mean four different ideas of what a day is; I would settle that with your planners first and redraw the timeline around it.',
          'My first week would produce a clickable timeline with real ferry data, ugly on purpose, so that your dispatchers argue about the order of things and not about colour.',
          'To win back trust in search I would start by logging the fifty most common failed queries and design the results page from those.',
        ],
      },
      {
        title: 'Redesign of a loan application form',
        company: 'Copperline Capital',
        subject: 'the loan application',
        description:
          'Owners of small workshops leave our form on page three and ring us, which costs both sides an hour. Page three asks for figures that only their accountant has. We would like the order, the wording and the help rethought, then tested with at least six real applicants. Compliance has to approve the final text, and a colleague from that team will join the sessions.',
        status: 'COMPLETED',
        answers: [
          'I would let applicants send page three to their accountant by link and carry on without it, then measure how many come back.',
          'Six sessions with the compliance colleague in the room would be my first fortnight, because wording that is tested before approval rarely has to be tested again.',
          'My hunch is that the figures are fine and the fear is not: I would show what happens after each answer, and what an answer cannot cost them.',
        ],
        review: {
          stars: 5,
          text: 'Completion went from 41 to 68 percent in the first month, measured by us and not by the designer. Compliance asked for one comma.',
        },
      },
      {
        title: 'Redesign of the permit portal',
        company: 'Ciudad Clara',
        subject: 'the permit portal',
        description:
          'Residents download our permit form, print it, fill it in by hand and scan it again. The portal behind it could take the answers directly, but its screens were drawn by the vendor’s lawyers. We need a calm structure for the nine permits that make up most of the work, in plain Spanish and English. Clerks should see why an application is incomplete without opening three windows.',
        status: 'PENDING_COMPLETION',
        answers: [
          'I would sort the nine permits by the questions they share; I expect that about twenty answers cover most of them and can be asked once.',
          'Clerks would get my first prototype, not residents, since every unclear rejection letter begins on their screen.',
          'Reading the last hundred rejected applications by hand would tell me which questions to rewrite before we design anything.',
        ],
      },
    ],
  },
  {
    skills: ['UX Research', 'Prototyping', 'UI Design', 'UX Design'],
    professions: ['productDesign'],
    budget: [2400, 4400],
    duration: '1 month',
    projects: [
      {
        title: 'User research on abandoned permits',
        company: 'Ciudad Clara',
        subject: 'the permit queue',
        description:
          'Four residents in ten who begin a permit never finish it, and we do not know why. Please talk to at least fifteen of them, half in their own homes, and follow three clerks through a day. We need findings that a council can act on, with recordings where people agree. The report should fit on six pages and a wall.',
        status: 'OPEN',
        answers: [
          'I would recruit from the abandoned applications themselves, within a week of the day they stopped, while the reason is fresh.',
          'Following clerks first tells me which questions to ask at home, so I would swap the usual order.',
          'Six pages and a wall suit me: I would build the wall with the council in the room and write the six pages from their questions.',
        ],
      },
      {
        title: 'User research with nurses',
        company: 'Tidewater Clinics',
        subject: 'the first minute',
        description:
          'A nurse opens four windows in the first minute with a patient. We want to know what is looked for, what is written down twice and what is kept on paper in a pocket. Twelve observations in three clinics, without recording patients. The result decides what we build next year.',
        status: 'COMPLETED',
        answers: [
          'The paper in the pocket is the best prototype you have; I would photograph it, with leave, before asking a single question.',
          'I would stand behind the nurse with a stopwatch and a silent tally, and talk to her only after the patient has gone.',
        ],
        review: {
          stars: 5,
          text: 'The drawings of pocket notes changed our plans for the year. Twelve quiet visits and not one complaint from a patient.',
        },
      },
      {
        title: 'User research at bus stops',
        company: 'Tallahassee Transit Lab',
        subject: 'the bus stop study',
        description:
          'At a bus stop people look at a phone, a sign and the horizon, in an order that we do not understand. We would like to observe fifty waits on one line and to interview twenty riders, drivers included. Findings feed a prototype of a new kind of stop. Rain is an advantage.',
        status: 'COMPLETED',
        answers: [
          'I would code each wait from a distance first, glance by glance, and interview the rider only when the bus is in sight.',
          'Drivers see a hundred waits a day, so two of them would help me write the list of things to look for.',
        ],
        review: {
          stars: 4,
          text: 'Fifty waits, four of them in a storm. The slides were dense, the findings are not.',
        },
      },
    ],
  },
];
