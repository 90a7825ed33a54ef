import type { Schema } from '../../../kit/schema.ts';
import { samplePictures } from '../../pictures.ts';
import type { Freelancer } from './freelancer.ts';
import { at, idOf } from './kit.ts';
import { ngozisEntries } from './ngozisEntries.ts';

const bare = {
  face: null,
  bio: null,
  location: null,
  age: null,
  skills: [],
  experience: null,
  hourlyRate: null,
  isAvailable: true,
  isErased: false,
  githubUrl: null,
  linkedinUrl: null,
  portfolioUrl: null,
  verified: null,
  profileViews: 0,
  education: [],
  experienceEntries: [],
  portfolio: [],
  resume: null,
  zone: null,
  listedAt: null,
};

const freelancer = (
  number: number,
  facts: Partial<Freelancer> & Pick<Freelancer, 'name' | 'email' | 'joinedAt'>,
): Freelancer => ({ ...bare, userId: idOf(3, number), ...facts });

const joined = (day: string): Pick<Freelancer, 'joinedAt' | 'listedAt'> => ({
  joinedAt: at(day),
  listedAt: at(day, '09:25'),
});

const verifiedBy = (subject: 'github' | 'portfolio', address: string): Schema<'Verified'> => ({
  subject,
  address,
  checkedAt: at('2026-11-03', '09:30'),
});

const github = 'https://github.com/example';

/** Those who look for work. Among them are the shortest name, a very long one, and names in Arabic, Hebrew and Japanese. */
export const freelancers = {
  /** Has said everything there is to say. */
  ngozi: freelancer(1, {
    name: 'Ngozi Adeyemi',
    email: 'ngozi@adeyemi.example',
    face: samplePictures.ngozi,
    bio: 'I build calm, fast web applications for small teams, with forms that people finish and code that the next person can read.',
    location: 'Lisbon, Portugal',
    age: 34,
    skills: ['React', 'TypeScript', 'Accessibility', 'Node.js', 'PostgreSQL', 'GraphQL', 'Figma', 'Docker'],
    experience: '8 years, mostly with React',
    hourlyRate: 65,
    githubUrl: github,
    portfolioUrl: 'https://adeyemi.example',
    verified: verifiedBy('github', github),
    profileViews: 214,
    ...ngozisEntries,
    zone: 'Europe/Lisbon',
    ...joined('2025-03-03'),
  }),
  /** New here, and short of words about himself. */
  emil: freelancer(2, {
    name: 'Emil Sørensen',
    email: 'emil@soerensen.example',
    skills: ['Copywriting'],
    experience: 'Columns for a weekly, and now for anyone',
    profileViews: 6,
    ...joined('2026-11-12'),
  }),
  /** Her name is longer than a column is wide, and she is busy. */
  marguerite: freelancer(3, {
    name: 'Marguerite Vandenbroucke-Oyelaran',
    email: 'marguerite@vandenbroucke.example',
    bio: 'Reactive design systems, from the first token to the last page of documentation.',
    location: 'Rotterdam, Netherlands',
    age: 29,
    skills: ['Figma', 'React', 'UI Design'],
    experience: '3 years',
    hourlyRate: 48,
    isAvailable: false,
    portfolioUrl: 'https://vandenbroucke.example',
    verified: verifiedBy('portfolio', 'https://vandenbroucke.example'),
    profileViews: 97,
    zone: 'Europe/Amsterdam',
    ...joined('2025-08-20'),
  }),
  /** Has done more than a page of lists can hold. */
  tomas: freelancer(4, {
    name: 'Tomás Herrera',
    email: 'tomas@herrera.example',
    bio: 'I set pages: programmes, posters and shops that read well from two metres and from twenty centimetres.',
    location: 'Valencia, Spain',
    age: 41,
    skills: ['Graphic Design', 'Adobe InDesign', 'Web Design', 'Proofreading'],
    experience: '15 years of print, 6 of them on screens too',
    hourlyRate: 38,
    portfolioUrl: 'https://herrera.example',
    profileViews: 341,
    zone: 'Europe/Madrid',
    ...joined('2024-03-11'),
  }),
  amara: freelancer(5, {
    name: 'Amara Okafor',
    email: 'amara@okafor.example',
    bio: 'Product photographs: light, colour and dust, in that order.',
    location: 'Accra, Ghana',
    age: 31,
    skills: ['Adobe Photoshop', 'Graphic Design'],
    experience: '6 years in a studio for furniture and lamps',
    hourlyRate: 30,
    isAvailable: false,
    portfolioUrl: 'https://okafor.example',
    profileViews: 58,
    ...joined('2025-06-02'),
  }),
  katerina: freelancer(6, {
    name: 'Kateřina Jiřičková',
    email: 'katerina@jirickova.example',
    bio: 'Databases that still answer on a Monday morning. I move, index and rehearse.',
    location: 'Brno, Czechia',
    age: 38,
    skills: ['PostgreSQL', 'Node.js', 'TypeScript', 'React', 'Docker'],
    experience: '12 years of back ends, 4 of them with React in front',
    hourlyRate: 72,
    githubUrl: github,
    verified: verifiedBy('github', github),
    profileViews: 120,
    zone: 'Europe/Prague',
    ...joined('2025-02-10'),
  }),
  layla: freelancer(7, {
    name: 'ليلى منصور',
    email: 'layla@mansour.example',
    bio: 'I translate between Arabic and English for museums, clinics and courts.',
    location: 'Amman, Jordan',
    age: 45,
    skills: ['Translation', 'Editing', 'Proofreading'],
    experience: '20 years, sworn since 2011',
    hourlyRate: 28,
    linkedinUrl: 'https://linkedin.com/in/example',
    profileViews: 73,
    ...joined('2025-05-19'),
  }),
  noa: freelancer(8, {
    name: 'נועה בן־דוד',
    email: 'noa@bendavid.example',
    bio: 'I watch people use things, and write down where they stop.',
    location: 'Haifa, Israel',
    age: 36,
    skills: ['UX Research', 'UX Writing', 'Prototyping'],
    experience: '9 years',
    hourlyRate: 80,
    portfolioUrl: 'https://bendavid.example',
    profileViews: 88,
    ...joined('2025-09-08'),
  }),
  misaki: freelancer(9, {
    name: '佐藤 美咲',
    email: 'misaki@sato.example',
    bio: 'Plants, tools and kitchens in ink and two colours.',
    location: 'Kyoto, Japan',
    age: 27,
    skills: ['Illustration', 'Logo Design', 'Brand Identity'],
    experience: '4 years',
    hourlyRate: 55,
    isAvailable: false,
    portfolioUrl: 'https://sato.example',
    profileViews: 65,
    ...joined('2026-02-16'),
  }),
  bo: freelancer(10, {
    name: 'Bo',
    email: 'bo@moving.example',
    bio: 'Short films for things that do not move by themselves.',
    location: 'Bergen, Norway',
    skills: ['Motion Graphics', 'Video Editing', 'Illustration'],
    experience: '1 year',
    hourlyRate: 45,
    profileViews: 19,
    ...joined('2026-06-22'),
  }),
  hang: freelancer(14, {
    name: 'Nguyễn Thị Hằng',
    email: 'hang@nguyen.example',
    bio: 'Numbers from four sources, in one table that can be believed.',
    location: 'Đà Nẵng, Vietnam',
    age: 33,
    skills: ['Data Analysis', 'SQL', 'Data Visualization'],
    experience: '7 years in a bank, then out of it',
    hourlyRate: 35,
    linkedinUrl: 'https://linkedin.com/in/example',
    profileViews: 31,
    ...joined('2026-04-13'),
  }),
  stefan: freelancer(15, {
    name: 'Ștefan Drăgulescu',
    email: 'stefan@dragulescu.example',
    bio: 'I break in with permission, and leave a list.',
    location: 'Cluj-Napoca, Romania',
    age: 40,
    skills: ['Cybersecurity', 'Penetration Testing', 'Linux Administration'],
    experience: '14 years',
    hourlyRate: 95,
    githubUrl: github,
    profileViews: 44,
    ...joined('2026-01-05'),
  }),
  baptiste: freelancer(16, {
    name: "O'Neil Baptiste",
    email: 'oneil@baptiste.example',
    bio: 'Shops that are found by people who do not know their names.',
    location: 'Port of Spain, Trinidad and Tobago',
    age: 37,
    skills: ['SEO', 'Content Marketing', 'Google Analytics'],
    experience: '5 years',
    hourlyRate: 42,
    portfolioUrl: 'https://baptiste.example',
    profileViews: 27,
    ...joined('2026-07-27'),
  }),
  /** Two answers short of a complete profile. */
  ren: freelancer(11, {
    name: 'Ren Fujimoto',
    email: 'ren@fujimoto.example',
    bio: 'Sound and subtitles.',
    location: 'Osaka, Japan',
    skills: ['Video Editing'],
    experience: 'Two seasons of a cooking programme',
    hourlyRate: 33,
    ...joined('2026-11-16'),
  }),
  /** Signed up a moment ago: the name is known, nothing else. */
  ines: freelancer(12, { name: 'Inês Quintão', email: 'ines@quintao.example', joinedAt: at('2026-11-20', '08:50') }),
  /** What is left of someone who has closed their account. */
  closed: freelancer(13, {
    name: 'Closed account',
    email: 'closed@guildhall.example',
    isErased: true,
    joinedAt: at('2025-10-06'),
  }),
} satisfies Record<string, Freelancer>;

/** Those whom clients can find, the newest first. */
export const listedFreelancers: readonly Freelancer[] = Object.values<Freelancer>(freelancers)
  .filter(({ listedAt }) => listedAt !== null)
  .toSorted((one, other) => (other.listedAt ?? '').localeCompare(one.listedAt ?? ''));
