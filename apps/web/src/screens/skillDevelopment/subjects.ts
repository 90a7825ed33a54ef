/** Each with the number of its courses, and the skill that its name searches for. */
export const subjects = [
  { name: 'Web Development', courses: 15, words: 'React', text: 'Pages, shops and the services behind them' },
  { name: 'UI/UX Design', courses: 12, words: 'Figma', text: 'Screens that are understood at once' },
  { name: 'Content Writing', courses: 8, words: 'Content Writing', text: 'Texts that are read to their end' },
  { name: 'Digital Marketing', courses: 10, words: 'SEO', text: 'Being found by those who look' },
  { name: 'Photography', courses: 6, words: 'Adobe Photoshop', text: 'From taking the picture to handing it over' },
  {
    name: 'Business Skills',
    courses: 9,
    words: 'Project Management',
    text: 'Offers, prices, dates and difficult talks',
  },
] as const;
