import { styled } from 'storybook/theming';

/** What a panel shows, in a measure that can be read. */
export const Panel = styled.div(({ theme }) => ({
  padding: '16px 20px 32px',
  maxInlineSize: '44rem',
  fontSize: theme.typography.size.s2,
  lineHeight: 1.5,
  '& a': { color: theme.color.secondary },
  // The browser's own ring is lost on the edge of a field. Storybook's buttons have this one too.
  '& :focus-visible': { outline: `2px solid ${theme.color.secondary}`, outlineOffset: '2px' },
}));
