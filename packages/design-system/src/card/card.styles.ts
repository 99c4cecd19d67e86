import { styled } from 'styled-components';

const paddings = {
  none: 0,
  sm: 'var(--spinout-space-3)',
  md: 'var(--spinout-space-4)',
  lg: 'var(--spinout-space-6)',
  xl: 'clamp(var(--spinout-space-6), 6vi, var(--spinout-space-8))',
};

// The scroll margin keeps the border and the focus ring visible.
export const Root = styled.div`
  box-sizing: border-box;
  min-inline-size: 0;
  scroll-margin-block-start: var(--spinout-space-4);
  border: 1px solid transparent;
  border-radius: var(--spinout-radius-card);
  color: var(--spinout-color-text);

  &[data-variant='outlined'] {
    background: var(--spinout-color-surface);
    border-color: var(--spinout-color-border);
  }
  &[data-variant='solid'] {
    background: var(--spinout-color-sunken);
  }
  &[data-variant='elevated'] {
    background: var(--spinout-color-surface);
    border-color: var(--spinout-color-hairline);
    box-shadow: var(--spinout-shadow-raised);
  }
  &[data-variant='glass'] {
    background: var(--spinout-color-glass);
    border-color: var(--spinout-color-hairline);
    backdrop-filter: blur(16px) saturate(1.4);
  }
  &[data-variant='gradient'] {
    border-color: var(--spinout-color-hairline);
    background: linear-gradient(
        160deg,
        var(--spinout-color-accent-quiet),
        var(--spinout-color-surface) 70%
      )
      padding-box;
  }

  ${Object.entries(paddings).map(
    ([name, padding]) => `&[data-padding='${name}'] { padding: ${padding}; }`,
  )}
  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`;
