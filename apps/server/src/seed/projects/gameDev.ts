import type { ProjectGroup } from './project.ts';

export const gameDev: readonly ProjectGroup[] = [
  {
    skills: ['3D Modeling', 'C#', 'Prototyping'],
    professions: ['gameDev', 'mobile'],
    budget: [2800, 5200],
    duration: '1 month',
    projects: [
      {
        title: 'Unity prototype of a lighthouse game',
        company: 'Paper Lantern Games',
        subject: 'the lighthouse prototype',
        description:
          'We have a paper prototype that people like: the player turns a lamp, and whatever is lit exists. We would like to know whether it works on a screen. Three weeks, a build each Friday, and code that may be thrown away. Art is grey boxes; the feeling of turning the lamp is what counts.',
        status: 'ASSIGNED',
        answers: [
          'I would spend the first Friday’s build on the lamp alone, with three islands and no goal, and watch who keeps turning it.',
          'Things that vanish underfoot annoy players, so I would try three rules for standing on an unlit island before anything else.',
        ],
      },
      {
        title: 'Unity prototype of a fractions game',
        company: 'Open Slate Learning',
        subject: 'the fractions game',
        description:
          'Pupils were to cut and share bread until everyone at the table had enough. The prototype needed a touch screen, a friendly knife and fractions up to twelfths. Two classes had offered to play it every week. We have since found a partner who brings a finished engine.',
        status: 'CANCELLED',
        answers: [
          'I would let the bread be unequal, because sharing a bad loaf fairly is where fractions begin to matter.',
        ],
      },
      {
        title: 'Unity prototype of a museum installation',
        company: 'Studio Parallèle',
        subject: 'the plankton installation',
        description:
          'Visitors of a science centre steer a current with their hands and watch plankton follow. We need a Unity prototype for a depth camera and a projector of four metres, stable for eight hours a day. Children of five and a professor of seventy should both see that they are in charge. Sound comes from us.',
        status: 'COMPLETED',
        answers: [
          'I would make the current answer within a tenth of a second and add beauty only while that holds.',
          'Eight hours a day means leaks show, so an overnight run with a moving cardboard hand would be part of every build.',
        ],
        review: {
          stars: 5,
          text: 'It has run for ninety days without a restart. The professor stayed longer than the children.',
        },
      },
    ],
  },
];
