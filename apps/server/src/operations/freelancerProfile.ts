import type { Db } from '../db/schema.ts';
import { etagOf, assertFresh } from '../domain/etag.ts';
import { yearsOf } from '../domain/experience.ts';
import { freelancerSkills } from '../domain/skills.ts';
import { cents, optional } from '../domain/text.ts';
import { findFreelancer, listProfileEntries, updateFreelancer } from '../repositories/freelancers.ts';
import { lockProfileVersion, updateUser } from '../repositories/users.ts';
import { toCompletion, toFreelancerProfile } from './answers/freelancerProfile.ts';
import { readProfileImage, showProfileImage } from './profilePictures.ts';
import type { Handler } from './types.ts';

async function readProfile(db: Db, userId: string) {
  const row = await findFreelancer(db, userId);
  const data = toFreelancerProfile(row, await listProfileEntries(db, userId));
  return { status: 200, data, headers: { etag: etagOf(row.version) } } as const;
}

export const getFreelancerProfile: Handler<'getFreelancerProfile'> = async ({ session, services: { db } }) => ({
  ...(await readProfile(db, session.userId)),
  message: 'Profile Loaded',
});

export const updateFreelancerProfile: Handler<'updateFreelancerProfile'> = async (context) => {
  const { body, files, headers, session, services } = context;
  const { userId } = session;
  const picture = await readProfileImage(files, userId);
  const { name, bio, location, hourlyRate, skills, githubUrl, linkedinUrl, portfolioUrl, ...rest } = body;
  const experience = body.experience.trim();
  const change = {
    ...rest,
    experience,
    experienceYears: yearsOf(experience),
    hourlyRate: cents(hourlyRate),
    ...(skills !== undefined && { skills: freelancerSkills(skills) }),
    githubUrl: optional(githubUrl),
    linkedinUrl: optional(linkedinUrl),
    portfolioUrl: optional(portfolioUrl),
  };
  return services.files.transaction(services.db, picture, async (trx) => {
    assertFresh(headers['If-Match'], await lockProfileVersion(trx, userId));
    const now = services.clock.now();
    await updateUser(trx, userId, now, {
      name: name.trim(),
      bio: bio.trim(),
      location: location.trim(),
    });
    await showProfileImage(services.files, trx, picture);
    await updateFreelancer(trx, userId, now, change);
    return { ...(await readProfile(trx, userId)), message: 'Profile Updated Successfully!' };
  });
};

export const getProfileCompletion: Handler<'getProfileCompletion'> = async ({ session, services: { db } }) => {
  const row = await findFreelancer(db, session.userId);
  const data = toCompletion(row, await listProfileEntries(db, session.userId));
  return { status: 200, message: `Your profile is ${data.percentage}% complete.`, data };
};
