/** A drawn portrait that needs no network: the same bytes in every picture. */
export const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><rect width="80" height="80" fill="#c9b79c"/>' +
    '<circle cx="40" cy="33" r="15" fill="#5b4433"/><path d="M10 80c2-22 15-30 30-30s28 8 30 30z" fill="#2f3f63"/></svg>',
)}`;
