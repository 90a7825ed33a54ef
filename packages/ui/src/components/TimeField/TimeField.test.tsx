import { useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { Form } from '../Form/Form.tsx';
import { TimeField } from './TimeField.tsx';
import type { TimeFieldProps } from './TimeField.tsx';

function Live({ initial = null, ...props }: Partial<TimeFieldProps> & { initial?: string | null }) {
  const [value, setValue] = useState(initial);
  return (
    <Form id="meeting">
      <TimeField label="Time" name="meetingTime" isRequired {...props} value={value} onChange={setValue} />
      <output>{String(value)}</output>
    </Form>
  );
}

const part = (name: RegExp) => page.getByRole('spinbutton', { name });
const value = page.getByRole('status');

describe('A client who plans a meeting', () => {
  it('types the time as they read it; the machine gets 24 hours', async () => {
    await render(<Live />);
    await userEvent.tab();
    await expect.element(part(/hour/)).toHaveFocus();
    await userEvent.keyboard('0230');
    await expect.element(part(/AM/)).toHaveFocus();
    await userEvent.keyboard('p');
    await expect.element(value).toHaveTextContent('14:30');
    const sent = new FormData(document.querySelector<HTMLFormElement>('#meeting') ?? undefined).get('meetingTime');
    expect(sent).toBe('14:30');
  });

  it('steps through the parts with arrow keys', async () => {
    await render(<Live initial="09:59" hourCycle={24} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowUp}');
    await expect.element(value).toHaveTextContent('10:00');
  });

  it.each(['ar-EG', 'he-IL'])('reads the hour left of the minute in %s, and goes on to it by arrow', async (locale) => {
    const { container } = await render(
      <I18nProvider locale={locale}>
        <div dir="rtl">
          <Live initial="09:30" hourCycle={24} />
        </div>
      </I18nProvider>,
    );
    const [hour, minute] = [...container.querySelectorAll('[role=spinbutton]')].map((one) =>
      one.getBoundingClientRect(),
    );
    expect(hour?.right).toBeLessThanOrEqual(minute?.left ?? 0);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(container.querySelectorAll('[role=spinbutton]')[1]).toBe(document.activeElement);
  });

  it('has no time when a part is left empty', async () => {
    await render(<Live initial="09:30" hourCycle={24} />);
    await userEvent.tab();
    await userEvent.keyboard('{Backspace}{Backspace}');
    await userEvent.tab();
    await expect.element(value).toHaveTextContent('09:30');
    await userEvent.tab();
    await expect.element(value).toHaveTextContent('null');
    await expect.element(part(/minute/)).toHaveAttribute('aria-valuetext', 'Empty');
  });

  it('hears what is wrong at the first part', async () => {
    await render(<Live errorMessage="Meeting time is required" />);
    await expect.element(part(/hour/)).toHaveAccessibleDescription(/Meeting time is required/);
    await expect.element(part(/hour/)).toHaveAttribute('aria-invalid', 'true');
  });

  it('meets an empty field where the draft holds no time', async () => {
    await render(<Live initial="half past two" />);
    await expect.element(part(/hour/)).toHaveAttribute('aria-valuetext', 'Empty');
  });
});
