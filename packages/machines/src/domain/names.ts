/** What a person is greeted by: the first word of the name. Empty when there is no name. */
export const firstName = (name: string): string => /\S+/u.exec(name)?.[0] ?? '';
