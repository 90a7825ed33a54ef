import { styled } from 'storybook/theming';

export const Title = styled.h2(({ theme }) => ({
  margin: '0 0 8px',
  fontSize: 'inherit',
  fontWeight: theme.typography.weight.bold,
}));

export const Muted = styled.p(({ theme }) => ({ margin: '4px 0 0', color: theme.textMutedColor }));

/** A label over its field. */
export const Field = styled.div(({ theme }) => ({
  display: 'grid',
  gap: '4px',
  marginBlockStart: '16px',
  '& > select, & > input, & > textarea': {
    font: 'inherit',
    boxSizing: 'border-box',
    inlineSize: '100%',
    minBlockSize: '32px',
    padding: '6px 8px',
    color: theme.input.color,
    background: theme.input.background,
    border: '1px solid currentColor',
    borderRadius: '4px',
  },
  '& > textarea': { minBlockSize: '72px', resize: 'vertical' },
}));

export const Choices = styled.fieldset({
  border: 0,
  margin: '16px 0 0',
  padding: 0,
  display: 'grid',
  '& > legend': { padding: 0 },
});
export const Choice = styled.label({ display: 'flex', gap: '8px', alignItems: 'center', minBlockSize: '28px' });
