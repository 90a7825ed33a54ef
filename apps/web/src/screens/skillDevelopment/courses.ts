interface Course {
  title: string;
  subject: string;
  text: string;
  level: string;
  length: string;
  /** What comes when; only of the one that is shown large. */
  parts?: readonly string[];
  /** What it leads to a search for. */
  words: string;
}

/** The first is shown large. */
export const courses: readonly [Course, ...Course[]] = [
  {
    title: 'Your first React application, from an empty folder',
    subject: 'Web Development',
    text: 'A small booking page, built from scratch into something a friend can use.',
    parts: [
      'A page from components',
      'Dates to choose from',
      'A form that explains its errors',
      'Data from a server',
      'What happens when it fails',
      'A test for what must never break',
    ],
    level: 'For beginners who know HTML',
    length: '6 evenings',
    words: 'React',
  },
  {
    title: 'Figma for people who think in paper',
    subject: 'UI/UX Design',
    text: 'Frames, components and a prototype that a client can click.',
    level: 'For beginners',
    length: '4 hours',
    words: 'Figma',
  },
  {
    title: 'SEO without superstition',
    subject: 'Digital Marketing',
    text: 'What search engines read, what they ignore, and what to write.',
    level: 'For everyone',
    length: '3 hours',
    words: 'SEO',
  },
];
