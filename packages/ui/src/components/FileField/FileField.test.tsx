import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { announced } from '../../testing/announced.ts';
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
  await page.getByRole('button', { name: 'Clear the chosen file' }).click();
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
  await expect.element(field).toHaveValue('');
  // Its button is gone.
  await expect.element(field).toHaveFocus();
});

function Refusing() {
  const [problem, setProblem] = useState<string>();
  return (
    <FileField
      label="Resume"
      isRequired
      file={null}
      errorMessage={problem}
      onChange={() => setProblem('Choose a PDF.')}
    />
  );
}

test('a file that is not taken is not shown as chosen, so that it can be chosen again', async () => {
  await render(<Refusing />);
  const field = page.getByLabelText('Resume');
  await field.upload(new File([dot], 'me.svg', { type: 'image/svg+xml' }));
  await expect.element(page.getByText('Choose a PDF.')).toBeVisible();
  // A browser says nothing when the file is chosen that its control has already.
  await expect.element(field).toHaveValue('');
});

const resume = new File([new Uint8Array(1_240_000)], 'resume.pdf', { type: 'application/pdf' });

test('a file that is no picture is known by name and size', async () => {
  const screen = await render(<FileField label="Resume" accept=".pdf" file={resume} onChange={vi.fn()} />);
  await expect.element(page.getByText('resume.pdf', { exact: true })).toBeVisible();
  await expect.element(page.getByText('· 1.2 MB')).toBeVisible();
  expect(screen.container.querySelector('img')).toBeNull();
});

test('a person sees how far an upload is, hears how it ended, and can try once more', async () => {
  const onRetry = vi.fn();
  const resumeField = { label: 'Resume', accept: '.pdf', file: resume, onChange: vi.fn(), onRetry };
  const { rerender } = await render(<FileField {...resumeField} upload={{ status: 'uploading', progress: 40 }} />);
  await expect.element(page.getByRole('progressbar', { name: 'Uploading' })).toHaveAttribute('aria-valuenow', '40');
  await rerender(<FileField {...resumeField} upload={{ status: 'failed' }} />);
  await expect.poll(announced).toContain('resume.pdf: Upload failed. Your file is still here.');
  await page.getByRole('button', { name: 'Try Again' }).click();
  expect(onRetry).toHaveBeenCalledOnce();
  await rerender(<FileField {...resumeField} upload={{ status: 'done' }} />);
  await expect.poll(announced).toContain('resume.pdf: Uploaded');
  expect(page.getByRole('button', { name: 'Try Again' }).elements()).toHaveLength(0);
});
