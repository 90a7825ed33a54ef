import { applyThreshold } from '@guildhall/machines/domain/profileCompletion';

/** What the profile is for, and how much of it is enough. */
export const purpose = `Clients decide based on your profile. At ${applyThreshold}%, you can send proposals.`;
