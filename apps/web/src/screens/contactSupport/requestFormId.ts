/** The form's place on the page, where “Live chat” leads. */
export const requestFormId = 'request';
