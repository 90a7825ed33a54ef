import { useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { Slider } from './Slider.tsx';
import type { SliderProps, SliderValue } from './Slider.tsx';

function Live<T extends SliderValue>({ initial, ...props }: Partial<SliderProps<T>> & { initial: T }) {
  const [value, setValue] = useState(initial);
  return (
    <Slider
      label="Hourly rate"
      maxValue={5000}
      step={100}
      formatOptions={{ style: 'currency', currency: 'USD', maximumFractionDigits: 0 }}
      valueText={(number, formatted) => (number === 5000 ? 'No limit' : formatted)}
      {...props}
      value={value}
      onChange={setValue}
    />
  );
}

const slider = (name: string) => page.getByRole('slider', { name });
const written = () => document.querySelector('output')?.textContent;

/** The middle of a drawn knob, in the page. */
function knob(index: number) {
  const box = [...document.querySelectorAll('circle:nth-of-type(2)')].at(index)?.getBoundingClientRect();
  return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
}

/** Presses the rail at a share of its length, counted from where the text starts. */
async function pressAt(share: number) {
  const track = document.querySelector('[data-orientation] [data-orientation]:has(input)');
  const { width, height } = track?.getBoundingClientRect() ?? { width: 0, height: 0 };
  await userEvent.click(page.elementLocator(track ?? document.body), {
    position: { x: width * share, y: height / 2 },
    force: true,
  });
}

describe('A client who looks for someone affordable', () => {
  it('moves the rate with the keyboard', async () => {
    await render(<Live initial={2300} />);
    await userEvent.tab();
    await expect.element(slider('Hourly rate')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(written()).toBe('$2,400');
    await userEvent.keyboard('{PageUp}');
    expect(written()).toBe('$2,900');
    await userEvent.keyboard('{Home}');
    expect(written()).toBe('$0');
  });

  it('hears the value as it is written, also where it is a word', async () => {
    await render(<Live initial={4900} />);
    await expect.element(slider('Hourly rate')).toHaveAttribute('aria-valuetext', '$4,900');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(written()).toBe('No limit');
    await expect.element(slider('Hourly rate')).toHaveAttribute('aria-valuetext', 'No limit');
  });

  it('presses the rail, and the nearest end of the range comes', async () => {
    const onChangeEnd = vi.fn();
    await render(<Live initial={[400, 2300]} onChangeEnd={onChangeEnd} />);
    await pressAt(0.8);
    await expect.poll(written).toBe('$400 – $4,000');
    await pressAt(0.2);
    await expect.poll(written).toBe('$1,000 – $4,000');
    expect(onChangeEnd.mock.calls).toEqual([[[400, 4000]], [[1000, 4000]]]);
  });

  it('cannot push one end of the range past the other', async () => {
    await render(<Live initial={[2200, 2300]} />);
    await expect.element(slider('Maximum Hourly rate')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(written()).toBe('$2,300 – $2,300');
  });

  it('leaves an exact end as it is when the other is moved', async () => {
    const onChange = vi.fn();
    await render(<Live initial={[1250, 9000]} onChangeEnd={onChange} />);
    expect(written()).toBe('$1,250 – $9,000');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(written()).toBe('$1,250 – $4,900');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{ArrowRight}');
    expect(onChange.mock.calls).toEqual([[[1250, 4900]], [[1400, 4900]]]);
  });

  it('finds less at the side where the text starts', async () => {
    document.documentElement.dir = 'rtl';
    await render(
      <I18nProvider locale="he-IL">
        <Live initial={0} valueText={String} />
      </I18nProvider>,
    );
    const start = knob(0).x;
    await pressAt(0.25);
    await expect.poll(written).toBe('3800');
    expect(knob(0).x).toBeLessThan(start);
    document.documentElement.dir = '';
  });
});
