/** On the script of a page that can be read without the app: the addresses of the scripts that the app will need. */
export const laterScripts = 'data-later';
