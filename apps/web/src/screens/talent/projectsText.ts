import { counted } from '@guildhall/machines/domain/counted';

/** How much a freelancer has finished, as a card says it. */
export const projectsText = (count: number): string => `${counted(count, 'project')} completed`;
