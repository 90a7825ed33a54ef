import { brand } from '@guildhall/machines/domain/brand';

/** Why a mail comes, at its foot. */
export const client = `You are receiving this email because you posted a project on ${brand}.`;
export const freelancer = `You are receiving this email because you applied to a project on ${brand}.`;
export const work = `You are receiving this email because you work on a project on ${brand}.`;
export const reviewer = `You are receiving this email because you wrote a review on ${brand}.`;
