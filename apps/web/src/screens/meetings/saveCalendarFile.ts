/** How long a browser may take to fetch what it was given. */
const patience = 60_000;

/** Gives a calendar file to the browser, which saves or opens it as its reader has told it to. */
export function saveCalendarFile(text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }));
  link.download = 'invitation.ics';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), patience);
}
