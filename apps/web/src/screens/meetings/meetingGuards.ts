/** The flow's own guards: behind its question the card's buttons stay as they are. */
export { canBeAccepted, canBeCancelled, canBeConfirmed, canBeKept } from '@guildhall/machines/flows/meetings';
