/** The address of a screen's documentation, by its folder. */
export const screenDocsId = (folder: string): string => `screens-${folder.toLowerCase()}--docs`;
