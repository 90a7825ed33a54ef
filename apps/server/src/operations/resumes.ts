import { Refusal } from '../domain/refusal.ts';
import { readResume } from '../files/resumes.ts';
import { findFreelancer, updateFreelancer } from '../repositories/freelancers.ts';
import { toResume } from './answers/freelancerProfile.ts';
import { changeProfile } from './profileEntries.ts';
import type { Handler } from './types.ts';

export const uploadResume: Handler<'uploadResume'> = async ({ files: uploads, session: { userId }, services }) => {
  const upload = uploads['resume'];
  if (!upload) throw new Refusal(422, 'Please choose a PDF.', { resume: 'Please choose a PDF.' });
  const resume = await readResume(upload, userId);
  const answer = await changeProfile(
    services,
    userId,
    async (trx, now) => {
      const { resumeId: former } = await findFreelancer(trx, userId);
      await updateFreelancer(trx, userId, now, { resumeId: resume.id });
      await services.files.remove(trx, former);
      const { resumeAt } = await findFreelancer(trx, userId);
      const [name, size] = [resume.originalName, resume.contents[0].content.length];
      return toResume({ id: resume.id, name, size, uploadedAt: resumeAt ?? now });
    },
    resume,
  );
  return { status: 200, message: 'Resume saved.', ...answer };
};

export const removeResume: Handler<'removeResume'> = async ({ session: { userId }, services }) => {
  const answer = await changeProfile(services, userId, async (trx, now) => {
    const { resumeId: former } = await findFreelancer(trx, userId);
    if (former === null) return null;
    await updateFreelancer(trx, userId, now, { resumeId: null });
    await services.files.remove(trx, former);
    return null;
  });
  return { status: 200, message: 'Resume removed.', ...answer };
};
