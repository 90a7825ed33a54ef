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
import { ChoiceCards } from '../ChoiceCards/ChoiceCards.tsx';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
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
          ...(email === '' ? { email: 'Enter your e-mail address.' } : {}),
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
  await expect.element(email).toHaveAccessibleDescription('Enter your e-mail address.');
  // The focus speaks: a live region would say it twice.
  announce('nothing before this', 'polite');
  await expect.poll(announced).toEqual(['nothing before this']);
});

test('with the focus already in the field to mend, its error is announced', async () => {
  const screen = await render(<LogIn />);
  await userEvent.type(screen.getByLabelText('Email'), '{Enter}');
  await expect.element(screen.getByLabelText('Email')).toHaveFocus();
  await expect.poll(announced).toEqual(['Enter your e-mail address.']);
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
  await expect.element(summary).toHaveAccessibleDescription('Enter your e-mail address. Enter your password.');
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
