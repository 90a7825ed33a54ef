import { checkEducation } from '../domain/profileEntries.ts';
import { optional } from '../domain/text.ts';
import type { EducationFields } from '../repositories/educationEntries.ts';
import {
  countEducation,
  deleteEducationEntry,
  findEducationOwner,
  insertEducation,
  replaceEducation,
} from '../repositories/educationEntries.ts';
import { toEducation } from './answers/freelancerProfile.ts';
import { assertOwnEntry, assertRoom, changeProfile } from './profileEntries.ts';
import type { BodyOf, Handler } from './types.ts';

function fieldsOf(body: BodyOf<'addEducation'>, now: Date): EducationFields {
  const { startYear, endYear = null } = body;
  checkEducation({ startYear, endYear }, now);
  const [institution, degree, field] = [body.institution.trim(), body.degree.trim(), optional(body.field) ?? null];
  return { institution, degree, field, startYear, endYear };
}

export const addEducation: Handler<'addEducation'> = async ({ body, session: { userId }, services }) => {
  const fields = fieldsOf(body, services.clock.now());
  const { data, headers } = await changeProfile(services, userId, async (trx, createdAt) => {
    assertRoom(await countEducation(trx, userId));
    return toEducation(await insertEducation(trx, { ...fields, userId, createdAt }));
  });
  const location = `/api/v1/freelancer/education/${data.id}`;
  return { status: 201, message: 'Education added.', data, headers: { ...headers, location } };
};

export const updateEducation: Handler<'updateEducation'> = async ({ params, body, session: { userId }, services }) => {
  const fields = fieldsOf(body, services.clock.now());
  const answer = await changeProfile(services, userId, async (trx) => {
    assertOwnEntry(await findEducationOwner(trx, params.educationId), userId);
    return toEducation(await replaceEducation(trx, params.educationId, fields));
  });
  return { status: 200, message: 'Education updated.', ...answer };
};

export const deleteEducation: Handler<'deleteEducation'> = async ({ params, session: { userId }, services }) => {
  const answer = await changeProfile(services, userId, async (trx) => {
    assertOwnEntry(await findEducationOwner(trx, params.educationId), userId);
    await deleteEducationEntry(trx, params.educationId);
    return null;
  });
  return { status: 200, message: 'Education removed.', ...answer };
};
