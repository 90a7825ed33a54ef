/** Whether someone has time for more work, as every page says it. */
export const availabilityText = (isAvailable: boolean): string => (isAvailable ? 'Available' : 'Busy');
