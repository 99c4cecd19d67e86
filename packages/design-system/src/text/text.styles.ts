import { css, styled } from 'styled-components';
import { bidiPlaintext, tabularFigures } from '../styles/shared.js';

const sizes = css`
  &[data-size='xs'] {
    font-size: var(--spinout-text-xs);
  }
  &[data-size='sm'] {
    font-size: var(--spinout-text-sm);
  }
  &[data-size='ui'] {
    font-size: var(--spinout-text-ui);
  }
  &[data-size='md'] {
    font-size: var(--spinout-text-md);
  }
  &[data-size='lg'] {
    font-size: var(--spinout-text-lg);
  }
  &[data-size='xl'] {
    font-size: var(--spinout-text-xl);
  }
  &[data-size='2xl'] {
    font-size: var(--spinout-text-2xl);
  }
  &[data-size='3xl'] {
    font-size: var(--spinout-text-3xl);
  }
`;

export const TextRoot = styled.p`
  ${bidiPlaintext}
  margin: 0;
  overflow-wrap: anywhere;
  &:is(p) {
    max-inline-size: var(--spinout-size-measure);
    text-wrap: pretty;
  }
  &[data-tone='muted'] {
    color: var(--spinout-color-text-muted);
  }
  &[data-tone='accent'] {
    color: var(--spinout-color-accent-text);
  }
  &[data-tone='danger'] {
    color: var(--spinout-color-danger-text);
  }
  &[data-weight='medium'] {
    font-weight: var(--spinout-weight-medium);
  }
  &[data-weight='strong'] {
    font-weight: var(--spinout-weight-strong);
  }
  &[data-face='serif'] {
    font-family: var(--spinout-font-serif, Charter, 'Iowan Old Style', Georgia, serif);
  }
  &[data-face='mono'] {
    font-family: var(--spinout-font-mono, ui-monospace, 'SF Mono', Menlo, Consolas, monospace);
    font-size: 0.92em;
  }
  &[data-figures='tabular'] {
    ${tabularFigures}
  }
  ${sizes}
`;

export const HeadingRoot = styled.h2`
  ${bidiPlaintext}
  margin: 0;
  font-family: var(--spinout-font-heading, inherit);
  font-weight: var(--spinout-weight-strong);
  line-height: var(--spinout-leading-heading);
  letter-spacing: -0.011em;
  overflow-wrap: anywhere;
  text-wrap: balance;
  ${sizes}
`;
