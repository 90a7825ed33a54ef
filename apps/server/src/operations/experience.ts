import { checkExperience } from '../domain/profileEntries.ts';
import { optional } from '../domain/text.ts';
import type { ExperienceFields } from '../repositories/experienceEntries.ts';
import {
  countExperience,
  deleteExperienceEntry,
  findExperienceOwner,
  insertExperience,
  replaceExperience,
} from '../repositories/experienceEntries.ts';
import { toExperienceEntry } from './answers/freelancerProfile.ts';
import { assertOwnEntry, assertRoom, changeProfile } from './profileEntries.ts';
import type { BodyOf, Handler } from './types.ts';

/** Without an end it is a current job. */
function fieldsOf(body: BodyOf<'addExperience'>, now: Date): ExperienceFields {
  const { startDate, endDate = null } = body;
  checkExperience({ startDate, endDate }, now);
  const [title, company, description] = [body.title.trim(), body.company.trim(), optional(body.description) ?? null];
  return { title, company, startDate, endDate, description };
}

export const addExperience: Handler<'addExperience'> = async ({ body, session: { userId }, services }) => {
  const fields = fieldsOf(body, services.clock.now());
  const { data, headers } = await changeProfile(services, userId, async (trx, createdAt) => {
    assertRoom(await countExperience(trx, userId));
    return toExperienceEntry(await insertExperience(trx, { ...fields, userId, createdAt }));
  });
  const location = `/api/v1/freelancer/experience/${data.id}`;
  return { status: 201, message: 'Experience added.', data, headers: { ...headers, location } };
};

export const updateExperience: Handler<'updateExperience'> = async (context) => {
  const { params, body, services } = context;
  const { userId } = context.session;
  const fields = fieldsOf(body, services.clock.now());
  const answer = await changeProfile(services, userId, async (trx) => {
    assertOwnEntry(await findExperienceOwner(trx, params.experienceId), userId);
    return toExperienceEntry(await replaceExperience(trx, params.experienceId, fields));
  });
  return { status: 200, message: 'Experience updated.', ...answer };
};

export const deleteExperience: Handler<'deleteExperience'> = async ({ params, session: { userId }, services }) => {
  const answer = await changeProfile(services, userId, async (trx) => {
    assertOwnEntry(await findExperienceOwner(trx, params.experienceId), userId);
    await deleteExperienceEntry(trx, params.experienceId);
    return null;
  });
  return { status: 200, message: 'Experience removed.', ...answer };
};
