interface Course {
  title: string;
  subject: string;
  text: string;
  level: string;
  length: string;
  /** What it leads to a search for. */
  words: string;
}

/** The first is shown large. */
export const courses: readonly [Course, ...Course[]] = [
  {
    title: 'Your first React application, from an empty folder',
    subject: 'Web Development',
    text: 'One small booking page, built in six evenings: components, a form that tells what is wrong, data from a server, and a test for what must not break.',
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
