import { bidiPlaintext } from '@spinout/design-system';
import { styled } from 'styled-components';

/** Benefits beside the providers; stacked on narrow screens. */
export const Prompt = styled.section`
  container-type: inline-size;
`;

export const BenefitList = styled.ul`
  display: grid;
  gap: var(--spinout-space-3);
  margin: 0;
  padding: 0;
  list-style: none;
  max-inline-size: var(--spinout-size-measure);
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--spinout-space-3);
    ${bidiPlaintext}
  }
  svg {
    margin-block-start: calc((1lh - 1em) / 2);
    color: var(--spinout-color-accent-text);
  }
`;

/** Aligns the provider icons, whatever the length of the names. */
export const ProviderList = styled.div`
  display: grid;
  gap: var(--spinout-space-2);
  button {
    justify-content: start;
  }
`;

/** Progress replaces the note, so that the layout does not shift. */
export const Footer = styled.div`
  display: grid;
  color: var(--spinout-color-text-muted);
  font-size: var(--spinout-text-sm);
  p {
    ${bidiPlaintext}
    grid-area: 1 / 1;
    margin: 0;
  }
  &[data-busy] p:first-child {
    visibility: hidden;
  }
`;

export const Drawing = styled.svg`
  flex: none;
  inline-size: var(--spinout-text-md);
  block-size: var(--spinout-text-md);
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;
`;
