import type { Meta, StoryObj } from '@storybook/react-vite';
import { BriefcaseBusiness, PenTool } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { live } from '../../testing/liveArgs.tsx';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { ChoiceCards } from '../ChoiceCards/ChoiceCards.tsx';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';
import type { FormProps } from './Form.tsx';

const LiveCheckbox = live(Checkbox);

const checks = {
  email: 'Enter your email address.',
  password: 'Enter your password.',
  role: 'Please select your account type',
} as const;

/** A machine in miniature: what was typed, and what is wrong since the last submit. */
function LogIn({ hasSummary, onSubmit }: { hasSummary: boolean; onSubmit: FormProps['onSubmit'] }) {
  const [typed, setTyped] = useState({ email: '', password: '', role: '' });
  const [errors, setErrors] = useState<Partial<Record<keyof typeof checks, string>>>({});
  const put = (field: keyof typeof typed) => (value: string) => {
    setTyped({ ...typed, [field]: value });
    setErrors({ ...errors, [field]: undefined });
  };
  const fields = ['role', 'email', 'password'] as const;

  return (
    <Form
      aria-label="Log in"
      method="post"
      action="/login"
      onSubmit={() => {
        const empty = fields.filter((field) => typed[field] === '');
        setErrors(Object.fromEntries(empty.map((field) => [field, checks[field]])));
        if (empty.length === 0) onSubmit?.();
      }}
    >
      {hasSummary ? (
        <ErrorSummary errors={fields.flatMap((field) => (errors[field] ? [{ field, message: errors[field] }] : []))} />
      ) : null}
      <ChoiceCards
        label="Account type"
        name="role"
        isRequired
        value={typed.role || null}
        onChange={put('role')}
        errorMessage={errors.role}
        options={[
          { value: 'client', label: 'Client', icon: BriefcaseBusiness },
          { value: 'freelancer', label: 'Freelancer', icon: PenTool },
        ]}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        isRequired
        value={typed.email}
        onChange={put('email')}
        errorMessage={errors.email}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        isRequired
        value={typed.password}
        onChange={put('password')}
        errorMessage={errors.password}
      />
      <LiveCheckbox name="remember" isSelected={false} onChange={fn()}>
        Remember me
      </LiveCheckbox>
      <Button type="submit" variant="primary" isFullWidth>
        Log in
      </Button>
    </Form>
  );
}

const meta = {
  title: 'Components/Fields/Form',
  component: Form,
  args: { onSubmit: fn(), children: null },
  render: ({ onSubmit }) => <LogIn hasSummary={false} onSubmit={onSubmit} />,
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FirstErrorTakesTheFocus: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(canvas.getByRole('radio', { name: /Client/ })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const SummaryTakesTheFocus: Story = {
  render: ({ onSubmit }) => <LogIn hasSummary onSubmit={onSubmit} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(canvas.getByRole('region', { name: 'There is a problem' })).toHaveFocus();
  },
};
