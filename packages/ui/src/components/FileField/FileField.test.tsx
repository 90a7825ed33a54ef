import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { FileField } from './FileField.tsx';

function Live() {
  const [file, setFile] = useState<File | null>(null);
  return (
    <>
      <FileField label="Profile picture" isRequired file={file} onChange={setFile} description="Up to 5 MB." />
      <output>{file?.name}</output>
    </>
  );
}

const dot = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>';

test('a chosen picture is shown before it is sent, and the choice can be taken back', async () => {
  const screen = await render(<Live />);
  const field = page.getByLabelText('Profile picture');
  await expect.element(field).toHaveAccessibleDescription('Up to 5 MB.');
  await field.upload(new File([dot], 'me.svg', { type: 'image/svg+xml' }));
  await expect.element(page.getByRole('status')).toHaveTextContent('me.svg');
  await expect.poll(() => screen.container.querySelector('img')?.naturalWidth).toBe(8);
  await page.getByRole('button', { name: 'Take the choice back' }).click();
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
  await expect.element(field).toHaveValue('');
});
