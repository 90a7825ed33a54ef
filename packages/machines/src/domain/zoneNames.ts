/** What a zone is called after: “Buenos Aires” of `America/Argentina/Buenos_Aires`. */
export const cityOf = (zone: string): string => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
