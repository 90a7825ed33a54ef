import { saveFile } from '../../kit/saveFile.ts';

/** Gives a calendar file to the browser. */
export const saveCalendarFile = (text: string): void =>
  saveFile(new Blob([text], { type: 'text/calendar' }), 'invitation.ics');
