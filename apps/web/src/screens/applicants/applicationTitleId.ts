/** The id of the heading of an application's card. */
export const applicationTitleId = (applicationId: string): string => `application-${applicationId}`;
