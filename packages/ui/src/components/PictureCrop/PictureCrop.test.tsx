import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { PictureCrop } from './PictureCrop.tsx';

const src = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"/>')}`;

/** Goes wherever it is told, so that the test sees what it is told. */
function Live({ isDisabled = false }: { isDisabled?: boolean }) {
  const [crop, setCrop] = useState({ x: 100, y: 50, side: 200 });
  return (
    <>
      <PictureCrop
        src={src}
        width={400}
        height={300}
        crop={crop}
        maxZoom={4}
        onMove={(place) => setCrop({ ...crop, ...place })}
        onZoom={(zoom) => setCrop({ ...crop, side: 300 / zoom })}
        isDisabled={isDisabled}
      />
      <output data-testid="crop">{[crop.x, crop.y, crop.side].map(Math.round).join(' ')}</output>
    </>
  );
}

const stage = () => page.getByRole('application', { name: 'Part of the picture that is shown' });
const cut = () => page.getByTestId('crop').element().textContent;

function point(type: string, pointerId: number, x: number, y: number) {
  const element = stage().element();
  const box = element.getBoundingClientRect();
  // A pointer of a test cannot be captured.
  element.setPointerCapture = () => {};
  const place = { clientX: box.x + x * box.width, clientY: box.y + y * box.height };
  element.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId, button: 0, ...place }));
}

test('the square is moved and zoomed with the keyboard', async () => {
  await render(<Live />);
  await userEvent.tab();
  await expect.element(stage()).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}');
  await expect.poll(cut).toBe('110 70 200');
  await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
  await expect.poll(cut).toBe('100 60 200');
  await userEvent.keyboard('+');
  await expect.poll(cut).toBe('100 60 182');
  await userEvent.keyboard('--');
  await expect.poll(cut).toBe('100 60 220');
});

test('the picture goes with the finger that drags it', async () => {
  await render(<Live />);
  await expect.element(stage()).toBeVisible();
  point('pointerdown', 1, 0.5, 0.5);
  point('pointermove', 1, 0.75, 0.4);
  await expect.poll(cut).toBe('50 70 200');
  point('pointerup', 1, 0.75, 0.4);
  point('pointermove', 1, 0.1, 0.1);
  expect(cut()).toBe('50 70 200');
});

test('two fingers zoom it', async () => {
  await render(<Live />);
  await expect.element(stage()).toBeVisible();
  point('pointerdown', 1, 0.4, 0.5);
  point('pointerdown', 2, 0.6, 0.5);
  point('pointermove', 2, 0.8, 0.5);
  await expect.poll(cut).toBe('100 50 100');
});

test('buttons and the slider do the same without dragging', async () => {
  await render(<Live />);
  await page.getByRole('button', { name: 'Further left' }).click();
  await page.getByRole('button', { name: 'Further down' }).click();
  await expect.poll(cut).toBe('90 60 200');
  const slider = page.getByRole('slider', { name: 'Zoom' }).element();
  if (slider instanceof HTMLElement) slider.focus();
  await userEvent.keyboard('{End}');
  await expect.poll(cut).toBe('90 60 75');
});

test('nothing moves while it is sent', async () => {
  await render(<Live isDisabled />);
  await expect.element(page.getByRole('slider', { name: 'Zoom' })).toBeDisabled();
  point('pointerdown', 1, 0.5, 0.5);
  point('pointermove', 1, 0.75, 0.5);
  expect(cut()).toBe('100 50 200');
});
