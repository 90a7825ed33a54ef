import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { portrait } from '../../testing/portrait.ts';
import { Avatar } from './Avatar.tsx';

describe('A person who looks for a face', () => {
  it('sees the picture', async () => {
    const { container } = await render(<Avatar name="Amara Okafor" src={portrait} />);
    await expect.poll(() => container.querySelector('img')?.naturalWidth).toBeGreaterThan(0);
  });

  it('sees initials where the picture does not load', async () => {
    const { container } = await render(<Avatar name="Amara Okafor" src="data:image/png;base64,AAAA" />);
    await expect.poll(() => container.querySelector('img')).toBeNull();
    expect(container.textContent).toBe('AO');
  });

  it('sees the new picture after one that failed', async () => {
    const { container, rerender } = await render(<Avatar name="Amara Okafor" src="data:image/png;base64,AAAA" />);
    await expect.poll(() => container.querySelector('img')).toBeNull();
    await rerender(<Avatar name="Amara Okafor" src={portrait} />);
    await expect.poll(() => container.querySelector('img')?.naturalWidth).toBeGreaterThan(0);
  });

  it('loads a list of small pictures as it is read, and a larger copy only where the picture is huge', async () => {
    const { container, rerender } = await render(<Avatar name="Amara Okafor" src={portrait} largeSrc="/large.webp" />);
    const image = () => container.querySelector('img');
    expect([image()?.loading, image()?.srcset, image()?.getAttribute('width')]).toEqual(['lazy', '', '128']);
    await rerender(<Avatar name="Amara Okafor" src={portrait} largeSrc={`${portrait}#large`} size="huge" />);
    expect(image()?.loading).toBe('eager');
    expect(image()?.srcset).toContain('#large 2x');
  });

  it('hears the name where no text beside it says it', async () => {
    await render(<Avatar name="Amara Okafor" isDecorative={false} />);
    await expect.element(page.getByRole('img', { name: 'Amara Okafor' })).toBeVisible();
  });
});
