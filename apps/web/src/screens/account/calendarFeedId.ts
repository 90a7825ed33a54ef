/** What the calendar feed is called in the page, and in the address that leads to it. */
export const calendarFeedId = 'calendar-feed';
