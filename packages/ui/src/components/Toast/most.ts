/** How many messages are shown at once; the newest are. */
export const most = 2;
