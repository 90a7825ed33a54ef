import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { live } from '../../testing/liveArgs.tsx';
import { Form } from '../Form/Form.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

const LiveField = live(TextField);

const meta = {
  title: 'Components/Fields/ErrorSummary',
  component: ErrorSummary,
  args: {
    errors: [
      { field: 'title', message: 'Please enter a job title.' },
      { field: 'budgetMax', message: 'Maximum budget must be at least the minimum budget.' },
    ],
  },
  render: (args) => (
    <Form aria-label="Post a job">
      <ErrorSummary {...args} />
      {args.errors.map(({ field, message }) => (
        <LiveField
          key={field}
          name={field}
          label={field === 'title' ? 'Title' : 'Maximum budget'}
          value=""
          onChange={fn()}
          isRequired
          errorMessage={message}
        />
      ))}
    </Form>
  ),
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { errors: [] } };
