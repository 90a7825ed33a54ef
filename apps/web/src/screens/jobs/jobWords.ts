import { counted } from '@guildhall/machines/domain/counted';

/** How many have applied. */
export const proposalsText = (count: number): string => (count === 0 ? 'No proposals yet' : counted(count, 'proposal'));
