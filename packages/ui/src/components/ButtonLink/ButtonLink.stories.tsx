import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide-react';

import { Icon } from '../Icon/Icon.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { ButtonLink } from './ButtonLink.tsx';

const meta = {
  title: 'Components/Actions/ButtonLink',
  component: ButtonLink,
  args: { href: '#post', children: 'Post a job' },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Primary: Story = { args: { variant: 'primary', size: 'large' } };

export const WithAnIcon: Story = {
  args: {
    variant: 'primary',
    children: (
      <>
        Find work <Icon icon={ArrowRight} isDirectional />
      </>
    ),
  },
};

export const External: Story = { args: { href: 'https://example.com', isExternal: true, children: 'Join the call' } };

export const Matrix: Story = {
  render: () => (
    <Inline gap={4}>
      {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) =>
        (['small', 'medium', 'large'] as const).map((size) => (
          <ButtonLink key={`${variant} ${size}`} href="#x" variant={variant} size={size}>
            {variant}, {size}
          </ButtonLink>
        )),
      )}
    </Inline>
  ),
};
