/** On the script of a page that can be read without the app: the addresses of the sheet and the scripts that the app needs. */
export const laterFiles = 'data-later';

/** On the script of a page whose links wait for the app. */
export const wishMark = 'data-wish';

/** Whether it is the sheet. */
export const isSheet = (file: string): boolean => file.endsWith('.css');
