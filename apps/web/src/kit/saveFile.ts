/** How long a browser may take to fetch what it was given. */
const patience = 60_000;

/** Gives a file to the browser, which saves or opens it as its reader has told it to. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), patience);
}
