/** On the document's root once it is known that no one is signed in, though the app does not run yet. */
export const guestMark = 'data-guest';
