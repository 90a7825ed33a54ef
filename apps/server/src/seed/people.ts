import type { VerificationSubject } from '@guildhall/api/enums';

import type { NewRow } from '../db/schema.ts';
import { yearsOf } from '../domain/experience.ts';
import { before, days } from '../domain/time.ts';
import { companies } from './companies.ts';
import type { CompanySeed } from './companies.ts';
import { demoAccounts } from './demoAccounts.ts';
import type { FreelancerPerson } from './freelancers/freelancer.ts';
import { freelancerPeople } from './freelancers/freelancers.ts';
import { portraitOf, workPicture } from './pictures/drawPictures.ts';
import type { Drawing } from './pictures/drawPictures.ts';
import { professions } from './professions.ts';
import type { Random } from './random.ts';

export type SeededClient = CompanySeed & { id: string };
export type SeededFreelancer = FreelancerPerson & { id: string; joinedAt: Date };

export type People = {
  users: (NewRow<'users'> & { id: string })[];
  clients: NewRow<'clients'>[];
  freelancers: NewRow<'freelancers'>[];
  education: NewRow<'educationEntries'>[];
  experience: NewRow<'experienceEntries'>[];
  portfolio: NewRow<'portfolioItems'>[];
  verifications: NewRow<'verifications'>[];
  /** Faces, and a picture for each piece of work. */
  drawings: Drawing[];
  seededClients: SeededClient[];
  seededFreelancers: SeededFreelancer[];
};

/** `Siobhán Kelly` → `siobhan.kelly@example.com`, a host that receives no mail. */
function emailOf(name: string): string {
  const ascii = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .replaceAll('ı', 'i');
  return `${ascii
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '.')
    .replaceAll(/^\.|\.$/g, '')}@example.com`;
}

/** The two demo accounts are the first client and the first freelancer. */
function accountOf(name: string, demo: { name: string; email: string }): string {
  return name === demo.name ? demo.email : emailOf(name);
}

export function buildPeople(random: Random, now: Date, passwordHash: string): People {
  const people: People = {
    users: [],
    clients: [],
    freelancers: [],
    education: [],
    experience: [],
    portfolio: [],
    verifications: [],
    drawings: [],
    seededClients: [],
    seededFreelancers: [],
  };
  for (const company of companies) addClient(people, company, random, now, passwordHash);
  for (const person of freelancerPeople) addFreelancer(people, person, random, now, passwordHash);
  people.drawings.push(...people.users.flatMap((user) => portraitOf(user) ?? []));
  return people;
}

/** Checked some time in the last four weeks, and never again: no one answers at these addresses. */
function verificationOf(
  { verifications }: People,
  userId: string,
  subject: VerificationSubject,
  address: string,
  now: Date,
): NewRow<'verifications'> {
  const checkedAt = before(now, days(2 + ((verifications.length * 7) % 26)));
  return { userId, subject, address, checkedAt, doubtedAt: null, nextCheckAt: null };
}

function addClient(people: People, seed: CompanySeed, random: Random, now: Date, passwordHash: string): void {
  const id = random.uuid();
  const createdAt = before(now, days(random.between(400, 800)) + random.between(0, days(1)));
  const isDemo = seed.contact === demoAccounts.client.name;
  const user = {
    id,
    email: accountOf(seed.contact, demoAccounts.client),
    role: 'CLIENT' as const,
    name: seed.contact,
    passwordHash,
    bio: seed.bio,
    location: seed.location,
    createdAt,
    updatedAt: createdAt,
  };
  people.clients.push({
    userId: id,
    companyName: seed.company,
    industry: seed.industry,
    companySize: random.pick(['1-10', '11-50', '11-50', '51-200', '201-500']),
    website: `https://${seed.site}`,
  });
  // The demo client's address is not of her company: how to be verified can be seen there.
  const isVerified = !isDemo && random.chance(0.6);
  if (isVerified) {
    const email = `${emailOf(seed.contact).split('@')[0]}@${seed.site}`;
    people.users.push({ ...user, email });
    people.verifications.push(verificationOf(people, id, 'website', `https://${seed.site}`, now));
  } else people.users.push(user);
  people.seededClients.push({ ...seed, id });
}

function addFreelancer(
  people: People,
  person: FreelancerPerson,
  random: Random,
  now: Date,
  passwordHash: string,
): void {
  const id = random.uuid();
  const isDemo = person.name === demoAccounts.freelancer.name;
  const isNew = person.isNew ?? false;
  const joinedAt = before(now, days(isNew ? random.between(5, 34) : random.between(400, 800)));
  const kit = professions[person.profession];
  const experience = `${person.years} years of ${kit.craft}`;
  const site = emailOf(person.name).split('@')[0]?.replaceAll('.', '-') ?? '';
  people.users.push({
    id,
    email: accountOf(person.name, demoAccounts.freelancer),
    role: 'FREELANCER',
    name: person.name,
    passwordHash,
    bio: person.bio,
    location: person.location,
    createdAt: joinedAt,
    updatedAt: joinedAt,
  });
  const facts = {
    userId: id,
    age: isDemo || random.chance(0.8) ? person.age : null,
    skills: [...kit.skills.slice(0, 3), ...random.sample(kit.skills.slice(3), random.between(1, 5))],
    experience,
    experienceYears: yearsOf(experience),
    hourlyRate: person.hourlyRate,
    availability: isDemo || random.chance(0.8),
  };
  const links = {
    githubUrl: isDemo || random.chance(0.4) ? `https://github.com/${site}` : null,
    linkedinUrl: isDemo || random.chance(0.6) ? `https://www.linkedin.com/in/${site}` : null,
    portfolioUrl: isDemo || random.chance(0.5) ? `https://${site}.example` : null,
  };
  people.freelancers.push({ ...facts, ...links });
  const address = links.githubUrl ?? links.portfolioUrl;
  if ((isDemo || (!isNew && random.chance(0.55))) && address !== null)
    people.verifications.push(
      verificationOf(people, id, links.githubUrl === null ? 'portfolio' : 'github', address, now),
    );
  people.seededFreelancers.push({ ...person, id, joinedAt });
  if (isDemo || !isNew || random.chance(0.5)) addHistory(people, person, id, random, now);
}

const employers = [
  'Tidemark Software',
  'Studio Nordlys',
  'Blue Heron Labs',
  'Atelier Sept',
  'Granite & Co.',
  'Quay Street Agency',
  'Lumen Works',
  'Paperboat',
] as const;

/** Education, posts held and work shown, for those who filled them in. */
function addHistory(people: People, person: FreelancerPerson, userId: string, random: Random, now: Date): void {
  const kit = professions[person.profession];
  const year = now.getUTCFullYear();
  const graduated = Math.max(year - person.age + 23, year - person.years - 1);
  const city = person.location.split(',')[0] ?? person.location;
  people.education.push({
    id: random.uuid(),
    userId,
    institution: `University of ${city}`,
    degree: random.pick(['BSc', 'BA', 'MSc', 'Diploma']),
    field: kit.field,
    startYear: graduated - 4,
    endYear: graduated,
  });
  const [first, second] = random.sample(employers, 2);
  const changed = year - Math.ceil(person.years / 2);
  const [junior, senior] = [kit.posts[0], kit.posts[1]];
  people.experience.push(
    {
      id: random.uuid(),
      userId,
      title: junior,
      company: first ?? employers[0],
      startDate: `${year - person.years}-03-01`,
      endDate: `${changed}-08-31`,
      description: null,
    },
    {
      id: random.uuid(),
      userId,
      title: senior,
      company: second ?? employers[1],
      startDate: `${changed}-10-01`,
      endDate: null,
      description: null,
    },
  );
  for (const { picture, ...item } of person.portfolio) {
    const id = random.uuid();
    people.portfolio.push({
      id,
      userId,
      ...item,
      projectUrl: null,
      technologies: kit.skills.slice(0, 3),
    });
    people.drawings.push(workPicture(picture, { id, userId, title: item.title }));
  }
}
