import { styled } from 'styled-components';
import { attributeRules, bidiPlaintext, mono, serif, tabularFigures } from '../styles/shared.js';
import { fontSize } from '../tokens/type.js';

const sizes = attributeRules(
  'data-size',
  Object.keys(fontSize),
  (size) => `font-size: var(--spinout-text-${size});`,
);

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
    font-family: ${serif};
  }
  &[data-face='mono'] {
    font-family: ${mono};
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
