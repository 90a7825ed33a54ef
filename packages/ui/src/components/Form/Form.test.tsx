import { useState } from 'react';
import { announce, clearAnnouncer } from 'react-aria/private/live-announcer/LiveAnnouncer';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';

import { announced } from '../../testing/announced.ts';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx';
import { ChoiceCards } from '../ChoiceCards/ChoiceCards.tsx';
import { ComboBox } from '../ComboBox/ComboBox.tsx';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx';
import { MultiSelect } from '../MultiSelect/MultiSelect.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { Select } from '../Select/Select.tsx';
import { StarRating } from '../StarRating/StarRating.tsx';
import { TagField } from '../TagField/TagField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';

beforeEach(() => clearAnnouncer('polite'));

interface LiveProps {
  onSubmit?: (typed: { email: string; password: string }) => void;
  hasSummary?: boolean;
}

function LogIn({ onSubmit, hasSummary = false }: LiveProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<{ email?: string; password?: string }>({});
  return (
    <Form
      aria-label="Log in"
      method="post"
      action="/login"
      onSubmit={() => {
        setErrors({
          ...(email === '' ? { email: 'Enter your email address.' } : {}),
          ...(password === '' ? { password: 'Enter your password.' } : {}),
        });
        onSubmit?.({ email, password });
      }}
    >
      {hasSummary ? (
        <ErrorSummary errors={Object.entries(errors).map(([field, message]) => ({ field, message }))} />
      ) : null}
      <TextField label="Email" name="email" isRequired value={email} onChange={setEmail} errorMessage={errors.email} />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        isRequired
        value={password}
        onChange={setPassword}
        errorMessage={errors.password}
      />
      <Button type="submit">Log in</Button>
    </Form>
  );
}

test('Enter in a field sends the form, and the page stays', async () => {
  const onSubmit = vi.fn();
  const screen = await render(<LogIn onSubmit={onSubmit} />);
  await userEvent.type(screen.getByLabelText('Email'), 'ines@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
  expect(onSubmit.mock.calls).toEqual([[{ email: 'ines@example.com', password: 'correct horse' }]]);
  await expect.element(screen.getByLabelText('Email')).toHaveValue('ines@example.com');
});

test('after a refused submit the focus stands in the first field to mend, which reads its error', async () => {
  const screen = await render(<LogIn />);
  await screen.getByRole('button', { name: 'Log in' }).click();
  const email = screen.getByLabelText('Email');
  await expect.element(email).toHaveFocus();
  await expect.element(email).toHaveAccessibleDescription('Enter your email address.');
  // The focus speaks: a live region would say it twice.
  announce('nothing before this', 'polite');
  await expect.poll(announced).toEqual(['nothing before this']);
});

test('with the focus already in the field to mend, its error is announced', async () => {
  const screen = await render(<LogIn />);
  await userEvent.type(screen.getByLabelText('Email'), '{Enter}');
  await expect.element(screen.getByLabelText('Email')).toHaveFocus();
  await expect.poll(announced).toEqual(['Enter your email address.']);
});

test('typing on after a submit is never interrupted by a jump of the focus', async () => {
  function Late() {
    const [value, setValue] = useState('');
    const [note, setNote] = useState('');
    return (
      <Form onSubmit={() => {}}>
        <TextField
          label="Email"
          isRequired
          value={value}
          onChange={setValue}
          errorMessage={note.length > 2 ? 'Taken.' : null}
        />
        <TextField label="Note" isRequired value={note} onChange={setNote} />
        <Button type="submit">Save</Button>
      </Form>
    );
  }
  const screen = await render(<Late />);
  await screen.getByRole('button', { name: 'Save' }).click();
  await userEvent.type(screen.getByLabelText('Note'), 'abcdef');
  await expect.element(screen.getByLabelText('Note')).toHaveFocus();
  await expect.element(screen.getByLabelText('Note')).toHaveValue('abcdef');
});

test('the summary takes the focus, reads every error and leads to each field', async () => {
  const screen = await render(<LogIn hasSummary />);
  await screen.getByRole('button', { name: 'Log in' }).click();
  const summary = screen.getByRole('region', { name: 'There is a problem' });
  await expect.element(summary).toHaveFocus();
  await expect.element(summary).toHaveAccessibleDescription('Enter your email address. Enter your password.');
  await screen.getByRole('link', { name: 'Enter your password.' }).click();
  await expect.element(screen.getByLabelText('Password')).toHaveFocus();
  // Sent again with the same errors, the summary is read again.
  await userEvent.keyboard('{Enter}');
  await expect.element(summary).toHaveFocus();
});

test('before scripts arrive it is a plain form with an address', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<LogIn />);
  const form = page.querySelector('form');
  expect(form?.getAttribute('action')).toBe('/login');
  expect(form?.method).toBe('post');
  expect([...new FormData(form ?? undefined).keys()]).toEqual(['email', 'password']);
});

test('what was typed, chosen or filled in before scripts arrived is kept', async () => {
  function Screen() {
    const [email, setEmail] = useState('');
    const [password, setPassword] = useState('');
    const [role, setRole] = useState<string | null>(null);
    const [isRemembered, setRemembered] = useState(false);
    return (
      <Form>
        <TextField label="Email" name="email" value={email} onChange={setEmail} />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
        <ChoiceCards
          label="Role"
          name="role"
          value={role}
          onChange={setRole}
          options={[
            { value: 'client', label: 'Client' },
            { value: 'freelancer', label: 'Freelancer' },
          ]}
        />
        <Checkbox name="remember" isSelected={isRemembered} onChange={setRemembered}>
          Remember me
        </Checkbox>
        <output>{[email, password, role, isRemembered].join(' ')}</output>
      </Form>
    );
  }
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(<Screen />);
  const control = (selector: string) =>
    page.querySelector<HTMLInputElement>(selector) ?? document.createElement('input');
  control('[name=email]').value = 'ines@example.com';
  control('[name=password]').value = 'secret';
  control('[value=freelancer]').click();
  control('[name=remember]').click();

  const warnings = vi.spyOn(console, 'error');
  const root = hydrateRoot(page, <Screen />, { onRecoverableError: (error) => warnings(error) });
  onTestFinished(() => {
    root.unmount();
    page.remove();
  });

  await expect.poll(() => page.querySelector('output')?.textContent).toBe('ines@example.com secret freelancer true');
  expect(control('[name=email]').value).toBe('ines@example.com');
  expect(warnings).not.toHaveBeenCalled();
});

test('what was entered before scripts arrived is kept by fields of more than text', async () => {
  function Screen() {
    const [years, setYears] = useState<number | null>(null);
    const [duration, setDuration] = useState<string | null>(null);
    const [days, setDays] = useState<string[]>(['mon']);
    const [tags, setTags] = useState('');
    const [place, setPlace] = useState<string | null>(null);
    const [stars, setStars] = useState<number | null>(null);
    return (
      <Form>
        <NumberField label="Years" name="years" value={years} onChange={setYears} />
        <Select
          label="Duration"
          name="duration"
          value={duration}
          onChange={setDuration}
          options={[
            { value: 'short', label: '1-2 weeks' },
            { value: 'long', label: '2-3 months' },
          ]}
        />
        <CheckboxGroup
          label="Days"
          name="days"
          value={days}
          onChange={setDays}
          options={[
            { value: 'mon', label: 'Monday' },
            { value: 'tue', label: 'Tuesday' },
          ]}
        />
        <TagField
          label="Tags"
          id="tags"
          value={[]}
          text={tags}
          onTextChange={setTags}
          onAdd={() => {}}
          onRemove={() => {}}
        />
        <ComboBox label="Place" name="place" options={[]} allowsCustomValue value={place} onChange={setPlace} />
        <StarRating label="Rating" name="rating" value={stars} onChange={setStars} />
        <output>{[years, duration, days.join('+'), tags, place, stars].join(' ')}</output>
      </Form>
    );
  }
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(<Screen />);
  const control = (selector: string) =>
    page.querySelector<HTMLInputElement>(selector) ?? document.createElement('input');
  const type = (label: string, text: string) => {
    const id = [...page.querySelectorAll('label')].find(({ textContent }) => textContent.startsWith(label))?.htmlFor;
    control(`#${CSS.escape(id ?? '')}`).value = text;
  };
  const pick = (field: string, value: string) => {
    for (const option of page.querySelectorAll<HTMLOptionElement>(`[data-field=${field}] select option`)) {
      if (option.value === value) option.selected = true;
    }
  };
  type('Years', '1,200');
  pick('duration', 'long');
  control('[value=tue]').click();
  type('Tags', 'Letterpress, Risograph');
  type('Place', 'Lisbon');
  control('[type=radio][value="4"]').click();

  const warnings = vi.spyOn(console, 'error');
  const root = hydrateRoot(page, <Screen />, { onRecoverableError: (error) => warnings(error) });
  onTestFinished(() => {
    root.unmount();
    page.remove();
  });

  await expect
    .poll(() => page.querySelector('output')?.textContent)
    .toBe('1200 long mon+tue Letterpress, Risograph Lisbon 4');
  expect(warnings).not.toHaveBeenCalled();
});

test.each(['in the browser', 'on the server'])(
  'a form that opens filled in, drawn %s, changes nothing',
  async (place) => {
    const onChange = vi.fn();
    const onLife = vi.fn();
    const options = ['Figma', 'React'].map((skill) => ({ value: skill, label: skill }));
    const choices = { options, onChange };
    const filled = (
      <Form>
        <span ref={onLife} />
        <NumberField label="Years" name="years" value={1200} onChange={onChange} />
        <Select label="One" name="one" value="React" {...choices} />
        <Select label="None" name="none" value={null} {...choices} />
        <MultiSelect label="Several" name="several" value={['React', 'Gone']} {...choices} />
        <MultiSelect label="Fixed" name="fixed" value={['React']} isDisabled {...choices} />
        <CheckboxGroup label="Ticks" name="ticks" value={['React']} {...choices} />
        <TagField
          label="Tags"
          value={['Letterpress']}
          text="Type"
          onTextChange={onChange}
          onAdd={onChange}
          onRemove={onChange}
        />
        <ComboBox label="Place" name="place" value="React" {...choices} />
        <StarRating label="Rating" name="rating" value={4} onChange={onChange} />
      </Form>
    );
    const page = document.createElement('div');
    document.body.append(page);
    if (place === 'on the server') {
      page.innerHTML = renderToString(filled);
      const root = hydrateRoot(page, filled);
      onTestFinished(() => root.unmount());
    } else {
      await render(filled, { container: page });
    }
    await expect.poll(() => onLife.mock.calls.length).toBe(1);
    expect(onChange).not.toHaveBeenCalled();
    page.remove();
  },
);
