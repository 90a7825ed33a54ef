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
    text: 'One small booking page, built from nothing to something that a friend can use.',
    parts: [
      'A page from components',
      'Days that can be chosen',
      'A form that says what is wrong',
      'Data from a server',
      'What happens when it fails',
      'A test for what must not break',
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
    title: 'Being found: SEO without superstition',
    subject: 'Digital Marketing',
    text: 'What search engines read, what they ignore, and what to write.',
    level: 'For everybody',
    length: '3 hours',
    words: 'SEO',
  },
];
