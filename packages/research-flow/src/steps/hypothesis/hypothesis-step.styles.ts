import { bidiPlaintext } from '@spinout/design-system';
import { styled } from 'styled-components';

/** The error in the step. Not a live region, because the banner announces it. */
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

export const Measure = styled.div`
  display: grid;
  gap: var(--spinout-space-1);
  max-inline-size: 34rem;
`;

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

/** One line of the check: an icon and a text. */
export const CheckLine = styled.li`
  display: flex;
  gap: var(--spinout-space-2);
  align-items: start;
  > svg {
    flex: none;
    margin-block-start: 0.25em;
  }
  &[data-tone='success'] > svg {
    color: var(--spinout-color-success-text);
  }
  &[data-tone='warning'] > svg {
    color: var(--spinout-color-warning-text);
  }
`;
