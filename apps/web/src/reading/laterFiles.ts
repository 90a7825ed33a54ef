/** On the script of a page that can be read without the app: the addresses of the sheet and the scripts that the app needs. */
export const laterFiles = 'data-later';

/** Whether it is the sheet. */
export const isSheet = (file: string): boolean => file.endsWith('.css');
