import { optional } from '../domain/text.ts';
import type { NewFile } from '../files/fileStore.ts';
import { readPicture } from '../files/pictures.ts';
import { listProfileEntries } from '../repositories/freelancers.ts';
import type { PortfolioFields } from '../repositories/portfolioItems.ts';
import {
  countPortfolioItems,
  deletePortfolioItem as deleteItem,
  findPortfolioItem,
  insertPortfolioItem,
  placePortfolioItems,
  replacePortfolioItem,
} from '../repositories/portfolioItems.ts';
import { toPortfolioItem } from './answers/freelancerProfile.ts';
import { assertOwnEntry, assertRoom, changeProfile } from './profileEntries.ts';
import type { BodyOf, Handler, UploadedFile } from './types.ts';

function fieldsOf({ title, description, projectUrl, technologies = [] }: BodyOf<'addPortfolioItem'>): PortfolioFields {
  return {
    title: title.trim(),
    description: optional(description) ?? null,
    projectUrl: optional(projectUrl) ?? null,
    technologies: [...new Set(technologies.map((one) => one.trim()))],
  };
}

async function readImage(
  uploads: Readonly<Record<string, UploadedFile>>,
  ownerId: string,
): Promise<NewFile | undefined> {
  const image = uploads['image'];
  return image && readPicture('image', image, 'PORTFOLIO_IMAGE', ownerId);
}

export const addPortfolioItem: Handler<'addPortfolioItem'> = async (context) => {
  const { body, session, services } = context;
  const { userId } = session;
  const image = await readImage(context.files, userId);
  const add = await changeProfile(
    services,
    userId,
    async (trx, createdAt) => {
      assertRoom(await countPortfolioItems(trx, userId));
      const imageId = image?.id ?? null;
      return toPortfolioItem(await insertPortfolioItem(trx, { ...fieldsOf(body), imageId, userId, createdAt }));
    },
    image,
  );
  const location = `/api/v1/freelancer/portfolio/${add.data.id}`;
  return { status: 201, message: 'Portfolio item added.', data: add.data, headers: { ...add.headers, location } };
};

export const updatePortfolioItem: Handler<'updatePortfolioItem'> = async (context) => {
  const { params, body, session, services } = context;
  const image = await readImage(context.files, session.userId);
  const answer = await changeProfile(
    services,
    session.userId,
    async (trx) => {
      const before = await findPortfolioItem(trx, params.portfolioItemId);
      assertOwnEntry(before?.userId, session.userId);
      const change = { ...fieldsOf(body), ...(image && { imageId: image.id }) };
      const item = await replacePortfolioItem(trx, params.portfolioItemId, change);
      if (image) await services.files.remove(trx, before?.imageId);
      return toPortfolioItem(item);
    },
    image,
  );
  return { status: 200, message: 'Portfolio item updated.', ...answer };
};

export const deletePortfolioItem: Handler<'deletePortfolioItem'> = async ({ params, session, services }) => {
  const answer = await changeProfile(services, session.userId, async (trx) => {
    const item = await findPortfolioItem(trx, params.portfolioItemId);
    assertOwnEntry(item?.userId, session.userId);
    await deleteItem(trx, params.portfolioItemId);
    await services.files.remove(trx, item?.imageId);
    return null;
  });
  return { status: 200, message: 'Portfolio item removed.', ...answer };
};

/** A place beyond the last is the last. */
export const movePortfolioItem: Handler<'movePortfolioItem'> = async ({ params, body, session, services }) => {
  const { portfolioItemId: id } = params;
  const answer = await changeProfile(services, session.userId, async (trx) => {
    assertOwnEntry((await findPortfolioItem(trx, id))?.userId, session.userId);
    const { portfolio } = await listProfileEntries(trx, session.userId);
    const others = portfolio.map((item) => item.id).filter((other) => other !== id);
    await placePortfolioItems(trx, others.toSpliced(body.place - 1, 0, id));
    return null;
  });
  return { status: 200, message: 'Portfolio item moved.', ...answer };
};
