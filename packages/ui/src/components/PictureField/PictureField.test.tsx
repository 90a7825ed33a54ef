import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { PictureField } from './PictureField.tsx';

const picture = () => new File(['picture'], 'me.png', { type: 'image/png' });
const group = () => page.getByRole('group', { name: 'Your picture' });

function drop(type: 'dragover' | 'dragleave' | 'drop', file = picture()) {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer });
  group().element().dispatchEvent(event);
  return event.defaultPrevented;
}

test('a picture is chosen, and the same one again', async () => {
  const onChoose = vi.fn();
  await render(<PictureField label="Your picture" src={null} onChoose={onChoose} />);
  const input = page.getByLabelText('Choose a Picture');
  await input.upload(picture());
  await input.upload(picture());
  expect(onChoose.mock.calls.map(([file]) => (file as File).name)).toEqual(['me.png', 'me.png']);
});

test('a picture is dropped on the field, which shows that it takes it', async () => {
  const onChoose = vi.fn();
  await render(<PictureField label="Your picture" src={null} onChoose={onChoose} />);
  expect(drop('dragover')).toBe(true);
  await expect.element(group()).toHaveAttribute('data-dropping');
  expect(drop('dragleave')).toBe(false);
  await expect.element(group()).not.toHaveAttribute('data-dropping');
  expect(drop('drop')).toBe(true);
  expect(onChoose).toHaveBeenCalledOnce();
});

test('nothing is chosen, dropped or removed while it is disabled', async () => {
  const [onChoose, onRemove] = [vi.fn(), vi.fn()];
  await render(<PictureField label="Your picture" src={null} onChoose={onChoose} onRemove={onRemove} isDisabled />);
  await expect.element(page.getByLabelText('Choose a Picture')).toBeDisabled();
  await expect.element(page.getByRole('button', { name: 'Remove' })).toBeDisabled();
  drop('drop');
  expect(onChoose).not.toHaveBeenCalled();
});

test('what is wrong with a file is said at the control', async () => {
  await render(
    <PictureField label="Your picture" src={null} onChoose={vi.fn()} description="JPEG." errorMessage="Too large." />,
  );
  await expect.element(page.getByRole('alert')).toHaveTextContent('Too large.');
  await expect.element(page.getByLabelText('Choose a Picture')).toHaveAccessibleDescription('JPEG. Too large.');
});
