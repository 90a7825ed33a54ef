/** Each with the number of its courses, and the skill that its name searches for. */
export const subjects = [
  { name: 'Web Development', courses: 15, words: 'React', text: 'Pages, shops and the services behind them' },
  { name: 'UI/UX Design', courses: 12, words: 'Figma', text: 'Screens that make sense at a glance' },
  { name: 'Content Writing', courses: 8, words: 'Content Writing', text: 'Writing that holds the reader' },
  { name: 'Digital Marketing', courses: 10, words: 'SEO', text: 'Reaching people who are searching' },
  { name: 'Photography', courses: 6, words: 'Adobe Photoshop', text: 'From the first shot to the final files' },
  {
    name: 'Business Skills',
    courses: 9,
    words: 'Project Management',
    text: 'Quotes, prices, deadlines and difficult conversations',
  },
] as const;
