import { bidiPlaintext } from '@spinout/design-system';
import { styled } from 'styled-components';

/** Terms and values, stacked in narrow layouts. */
export const Terms = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, max-content) minmax(0, 1fr);
  gap: var(--spinout-space-1) var(--spinout-space-4);
  margin: 0;
  font-size: var(--spinout-text-ui);
  dt {
    color: var(--spinout-color-text-muted);
  }
  dd {
    ${bidiPlaintext}
    margin: 0;
    min-inline-size: 0;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
`;

/** Entries of an output, separated by hairlines. */
export const Entries = styled.ol`
  display: grid;
  gap: var(--spinout-space-4);
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    gap: var(--spinout-space-1);
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  > li + li {
    padding-block-start: var(--spinout-space-4);
    border-block-start: 1px solid var(--spinout-color-hairline);
  }
`;

export const Sentences = styled.ul`
  display: grid;
  gap: var(--spinout-space-1);
  margin: 0;
  padding-inline-start: var(--spinout-space-6);
  list-style-type: disc;
  font-size: var(--spinout-text-ui);
  max-inline-size: 70ch;
  overflow-wrap: anywhere;
  > li {
    ${bidiPlaintext}
  }
`;

export const Quote = styled.blockquote`
  margin: 0;
  padding-inline-start: var(--spinout-space-3);
  border-inline-start: 2px solid var(--spinout-color-border);
  font-size: var(--spinout-text-ui);
`;

/** A row of the share list: name, bar, number. */
export const Shares = styled.div`
  display: grid;
  grid-template-columns: minmax(0, max-content) minmax(0, 1fr);
  gap: var(--spinout-space-1) var(--spinout-space-4);
  align-items: center;
  font-size: var(--spinout-text-ui);
`;
