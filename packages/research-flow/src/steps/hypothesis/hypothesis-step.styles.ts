import { bidiPlaintext } from '@spinout/design-system';
import { styled } from 'styled-components';

/** What went wrong, in its place in the step. Not a live region: the banner speaks. */
export const ErrorBox = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--spinout-space-3);
  align-items: center;
  justify-content: space-between;
  padding: var(--spinout-space-4);
  border: 1px solid var(--spinout-color-danger-text);
  border-radius: var(--spinout-radius-card);
  background: var(--spinout-color-danger-quiet);
`;

/** The hypothesis: its parts beside each other where there is room. */
export const Parts = styled.div`
  display: grid;
  gap: var(--spinout-space-6) var(--spinout-space-8);
  align-items: start;
  @container (min-inline-size: 48rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

export const Part = styled.section`
  display: grid;
  gap: var(--spinout-space-2);
  min-inline-size: 0;
`;

/** A measure and the words beside it. */
export const Measure = styled.div`
  display: grid;
  gap: var(--spinout-space-1);
  max-inline-size: 34rem;
`;

/** Steps in their order. */
export const Steps = styled.ol`
  display: grid;
  gap: var(--spinout-space-2);
  margin: 0;
  padding-inline-start: 1.6em;
  font-size: var(--spinout-text-ui);
  li {
    ${bidiPlaintext}
    padding-inline-start: var(--spinout-space-1);
    overflow-wrap: anywhere;
  }
  li::marker {
    color: var(--spinout-color-text-muted);
    font-variant-numeric: tabular-nums;
  }
`;

export const Ruled = styled.div`
  padding-block-start: var(--spinout-space-4);
  border-block-start: 1px solid var(--spinout-color-hairline);
`;
