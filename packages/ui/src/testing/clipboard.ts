import { userEvent } from 'vitest/browser';

/** Puts a text into the clipboard as a person would: by selecting and copying it. */
export async function copy(text: string): Promise<void> {
  const source = document.createElement('textarea');
  source.value = text;
  document.body.append(source);
  source.focus();
  source.select();
  await userEvent.copy();
  source.remove();
}
