/** How many messages are shown at once; others wait. */
export const most = { onPhones: 2, else: 4 } as const;
