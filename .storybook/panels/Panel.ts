import { styled } from 'storybook/theming';

/** What a panel shows, in a measure that can be read. */
export const Panel = styled.div(({ theme }) => ({
  padding: '16px 20px 32px',
  maxInlineSize: '44rem',
  fontSize: theme.typography.size.s2,
  lineHeight: 1.5,
  '& a': { color: theme.color.secondary },
}));
