import type { Meta, StoryObj } from '@storybook/react-vite';

import { MatrixRow } from '../../testing/MatrixRow.tsx';
import { portrait } from '../../testing/portrait.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: 'Components/Data/Avatar',
  component: Avatar,
  args: { name: 'Amara Okafor', isDecorative: false },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithAPicture: Story = { args: { src: portrait, size: 'large' } };

/** The picture is gone: the initials stand where it would be. */
export const PictureThatDoesNotLoad: Story = { args: { src: 'data:image/png;base64,AAAA', size: 'large' } };

const names = [
  'Amara Okafor',
  'Björn Ásgeirsson',
  'Chen Wei',
  'Dalia Haddad',
  'Émile Fournier',
  'Fatima Zahra El Idrissi',
  'Goran',
  'Hana Kim',
  'Ivan Petrov',
  'Juanita Ortega',
  '  ',
  '4U Design',
];

/** Each name keeps its colour, on every page and every device. */
export const Matrix: Story = {
  parameters: { visual: { themes: ['light', 'dark', 'contrast'] } },
  render: () => (
    <Stack>
      {(['small', 'medium', 'large', 'huge'] as const).map((size) => (
        <MatrixRow key={size} name={size}>
          <Inline>
            {names.map((name) => (
              <Avatar key={name} name={name} size={size} />
            ))}
          </Inline>
        </MatrixRow>
      ))}
    </Stack>
  ),
};
